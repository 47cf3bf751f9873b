import { describe, expect, test } from "vitest";
import recorded from "../recorded/dice-check.json";
import { HonestDice } from "./honest";

const { commitment, match_id: matchId, nonces, secret } = recorded.origin;
const revealed = { commitment, secret, matchId, nonces };

describe("honest dice", () => {
  test("draw what the server's own source draws", async () => {
    const dice = await HonestDice.reveal(revealed);

    for (const [index, { bounds, draws }] of recorded.chances.entries()) {
      expect(await dice?.draw(index, bounds.map(BigInt))).toEqual(draws.map(Number));
    }
  });

  test("are refused when the secret is not the promised one", async () => {
    expect(await HonestDice.reveal({ ...revealed, secret: secret.replace(/^../, "ff") })).toBeNull();
  });

  test("differ with another nonce", async () => {
    const [first] = recorded.chances.slice(1);
    const dice = await HonestDice.reveal({ ...revealed, nonces: ["b", "", "日本"] });

    expect(await dice?.draw(1, first?.bounds.map(Number) ?? [])).not.toEqual(first?.draws.map(Number));
  });
});
