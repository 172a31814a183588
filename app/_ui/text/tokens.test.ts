import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { tokensOf } from "./tokens";

const kinds = (code: string, language: string) =>
  tokensOf(code, language).flatMap(({ kind, text }) => (kind ? [[kind, text]] : []));

describe("colours of code", () => {
  it.each([
    [
      "ts",
      'const a = "x // y"; // why',
      [
        ["keyword", "const"],
        ["string", '"x // y"'],
        ["comment", "// why"],
      ],
    ],
    ["ts", "fetch(https://a.example, 1_000)", [["value", "1_000"]]],
    ["ts", "text.replace(/\\//g, null)", [["value", "null"]]],
    ["ts", "{ from: 1, in: x }", [["value", "1"]]],
    [
      "json",
      '{ "a": "b", "c": [1, true] }',
      [
        ["keyword", '"a"'],
        ["string", '"b"'],
        ["keyword", '"c"'],
        ["value", "1"],
        ["value", "true"],
      ],
    ],
    [
      "python",
      'return f"a {b}"  # so',
      [
        ["keyword", "return"],
        ["string", 'f"a {b}"'],
        ["comment", "# so"],
      ],
    ],
    [
      "sh",
      `curl -s "$URL" --data '{ "a": 1 }' $KEY # now`,
      [
        ["keyword", "-s"],
        ["string", '"$URL"'],
        ["keyword", "--data"],
        ["string", `'{ "a": 1 }'`],
        ["value", "$KEY"],
        ["comment", "# now"],
      ],
    ],
    ["sh", `-H "Key: $(node -pe 'a("b")')" x`, [["string", `"Key: $(node -pe 'a("b")')"`]]],
    [
      "html",
      '<p class="x">if</p>',
      [
        ["keyword", "<p"],
        ["string", '"x"'],
        ["keyword", ">"],
        ["keyword", "if"],
        ["keyword", "</p"],
        ["keyword", ">"],
      ],
    ],
    ["http", "HTTP/1.1 200 OK", []],
  ])("%s: %s", (language, code, expected) => {
    expect(kinds(code, language)).toEqual(expected);
  });

  it("lose nothing of any guide", () => {
    for (const name of readdirSync("docs/guides")) {
      const guide = readFileSync(`docs/guides/${name}`, "utf8");
      for (const [, language = "", code = ""] of guide.matchAll(/^```(\w+).*\n([\s\S]*?)^```$/gm)) {
        const joined = tokensOf(code, language).map(({ text }) => text);
        expect(joined.join(""), name).toBe(code);
      }
    }
  });
});
