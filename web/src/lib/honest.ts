// Are the dice honest? The construction of docs/protocol.md in the browser's own cryptography: the promise is the
// hash of the secret, and every chance event follows from secret, table, the players' nonces and its number.

const WORD = 8;
const RANGE = 1n << 64n;

export interface Revealed {
  /** SHA-256 of the secret, published before the first roll. */
  commitment: string;
  secret: string;
  matchId: string;
  /** By seat; empty for those who added nothing. */
  nonces: readonly string[];
}

/** Draws the uniform numbers of one chance event after the other. */
export class HonestDice {
  #key: CryptoKey;
  #label: string;

  private constructor(key: CryptoKey, label: string) {
    this.#key = key;
    this.#label = label;
  }

  /** The dice of a revealed secret; null if the secret is not the promised one. */
  static async reveal(promise: Revealed): Promise<HonestDice | null> {
    const secret = fromHex(promise.secret);
    if (toHex(await sha256(secret)) !== promise.commitment) return null;
    const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    return new HonestDice(key, `wartable/1|${promise.matchId}|${await joined(promise.nonces)}`);
  }

  /** The numbers of chance event `index`, each uniform below its bound. */
  async draw(index: number, bounds: readonly (number | bigint)[]): Promise<number[]> {
    const stream = new Stream(this.#key, `${this.#label}|${index}`);
    const drawn: number[] = [];
    for (const bound of bounds) drawn.push(await stream.below(bound));
    return drawn;
  }
}

class Stream {
  #key: CryptoKey;
  #label: string;
  #block = 0;
  #words: bigint[] = [];

  constructor(key: CryptoKey, label: string) {
    this.#key = key;
    this.#label = label;
  }

  /** Skipping the top of the range keeps the remainder free of bias. */
  async below(bound: number | bigint): Promise<number> {
    const ceiling = RANGE - (RANGE % BigInt(bound));
    let word = await this.#next();
    while (word >= ceiling) word = await this.#next();
    return Number(word % BigInt(bound));
  }

  async #next(): Promise<bigint> {
    if (this.#words.length === 0) {
      const digest = await crypto.subtle.sign("HMAC", this.#key, new TextEncoder().encode(`${this.#label}|${this.#block}`));
      const view = new DataView(digest);
      for (let at = 0; at < digest.byteLength; at += WORD) this.#words.push(view.getBigUint64(at));
      this.#block += 1;
    }
    return this.#words.shift() ?? 0n;
  }
}

/** Nonces in one unambiguous string: hashed, so that no nonce can imitate a separator. */
async function joined(nonces: readonly string[]): Promise<string> {
  const parts = nonces.map(async (nonce) => (nonce ? sha256Hex(nonce) : "-"));
  return (await Promise.all(parts)).join(",");
}

/** SHA-256 of a text, in hexadecimal. */
export async function sha256Hex(text: string): Promise<string> {
  return toHex(await sha256(new TextEncoder().encode(text)));
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  return crypto.subtle.digest("SHA-256", bytes);
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  const pairs = text.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
