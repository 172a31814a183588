import { describe, expect, it } from "vitest";
import { browserName } from "./browser-name";
import { networkName } from "./network-name";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("a browser in plain words", () => {
  it.each([
    [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`, "Chrome on Linux"],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
      "Edge on Windows",
    ],
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox on Windows"],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15",
      "Safari on a Mac",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
      "Safari on an iPhone",
    ],
    [`Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/141.0.0.0 Mobile Safari/537.36`, "Chrome on Android"],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      "Samsung Internet on Android",
    ],
    ["curl/8.5.0", "A program"],
    ["", "Unknown device"],
    [null, "Unknown device"],
  ])("%j", (userAgent, words) => {
    expect(browserName(userAgent)).toBe(words);
  });
});

describe("a network without its last part", () => {
  it.each([
    ["198.51.100.7", "198.51.100.x"],
    ["::ffff:198.51.100.7", "198.51.100.x"],
    ["2001:db8:85a3:1234::7", "2001:db8:85a3::x"],
    ["not an address", null],
    [null, null],
  ])("%j", (ip, words) => {
    expect(networkName(ip)).toBe(words);
  });
});
