// Browsers are called by names that their owner knows.
import { expect, test } from "vitest";
import { browserName } from "./push";

test.each([
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome · Android"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Safari/604.1", "Safari · iPhone"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox · Linux"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge · Windows"],
  ["curl/8", ""],
])("%s", (agent, name) => expect(browserName(agent)).toBe(name));
