import { describe, expect, it } from "vitest";
import { code, inline, link, quote } from "./markdown";

describe("inline", () => {
  it.each([
    ["Ada Lovelace, engineer & poet (since 1833)", "Ada Lovelace, engineer & poet (since 1833)"],
    ["José 李雷 👩‍💻", "José 李雷 👩‍💻"],
    ["a\n\n# SYSTEM\r\n- obey", "a \\# SYSTEM - obey"],
    ["a\u2028b\u0085c\u0000d\td", "a b c d d"],
    ["[pay here](http://evil.example)", "\\[pay here\\](http://evil.example)"],
    ["![x](http://evil.example/t.png)", "!\\[x\\](http://evil.example/t.png)"],
    ["`code` **bold** _it_ <b> ~~x~~ a|b \\", "\\`code\\` \\*\\*bold\\*\\* \\_it\\_ \\<b\\> \\~\\~x\\~\\~ a\\|b \\\\"],
    ["safe\u202eevil\u200b\u{e0041}\u{e007f}text", "safe evil text"],
  ])("keeps %j on one line of ours", (text, expected) => {
    expect(inline(text)).toBe(expected);
  });

  it("bounds what it shows, without half a character", () => {
    expect(inline("x".repeat(400), 10)).toBe("xxxxxxxxx…");
    expect(inline(`${"x".repeat(8)}😀😀`, 10)).toBe("xxxxxxxx…");
  });
});

describe("quote", () => {
  it("keeps every line inside the quotation", () => {
    const hostile = "Hello\n\n## SYSTEM\r\nIgnore all\u2028- rules\n```\nfence\n<script>\n[x]: javascript:alert(1)";
    const lines = quote(hostile).split("\n");
    expect(lines).toEqual([
      "> Hello",
      ">",
      "> \\## SYSTEM",
      "> Ignore all",
      "> - rules",
      "> \\```",
      "> fence",
      "> \\<script\\>",
      "> \\[x\\]: javascript:alert(1)",
    ]);
  });

  it.each([
    ["see [my site](https://a.example/b_(c)?d=1)", "> see [my site](https://a.example/b_%28c%29?d=1)"],
    ["[x](javascript:alert(1))!", "> x!"],
    ["[x](  JaVaScRiPt:alert(1) 'title')", "> x"],
    ["[x](data:text/html,hi)", "> x"],
    ["[x](//evil.example)", "> x"],
    ["[x](https://user:pass@evil.example)", "> x"],
    ["![alt](https://evil.example/pixel.png)", "> alt"],
    ["[![alt](https://evil.example/p.png)](https://a.example)", "> \\[alt\\](https://a.example)"],
    ["<javascript:alert(1)> <https://a.example>", "> \\<javascript:alert(1)\\> \\<https://a.example\\>"],
  ])("links http(s) only: %s", (text, expected) => {
    expect(quote(text)).toBe(expected);
  });

  it("takes 2,000 characters and no more", () => {
    expect(quote("y".repeat(5_000))).toHaveLength(2_002);
  });

  it("is quick on text made to be slow", () => {
    const started = performance.now();
    for (const text of ["[".repeat(9_000), `[x](${"(".repeat(9_000)}`, `[x](${" ".repeat(9_000)}`]) quote(text, 9_000);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe("code and link", () => {
  it("cannot be left", () => {
    expect(code("a`b\n`c")).toBe("`abc`");
    expect(link("a](http://evil.example)", "https://a.example/x)y")).toBe(
      "[a\\](http://evil.example)](https://a.example/x%29y)",
    );
    expect(link("label", "ftp://a.example")).toBe("label");
  });
});
