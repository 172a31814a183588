import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Markdown } from "./markdown";

const OURS = {
  id: "med_1",
  url: `https://cdn.example/media/${"a".repeat(32)}-640.webp`,
  width: 640,
  height: 480,
  alt: "A wall",
  placeholder: "data:image/webp;base64,AAAA",
  variants: [],
};
const html = (source: string, topLevel?: 2 | 3) =>
  renderToStaticMarkup(
    <Markdown topLevel={topLevel} pictures={[OURS]}>
      {source}
    </Markdown>,
  );

describe("Markdown", () => {
  it("keeps http links and marks them as unvouched", () => {
    expect(html("[site](https://example.org/a)")).toContain(
      '<a href="https://example.org/a" rel="nofollow ugc noopener">site</a>',
    );
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "/settings", "vbscript:x", "//evil.example"])(
    "drops the link to %s and keeps its text",
    (url) => {
      expect(html(`[text](${url})`)).toBe('<div class="prose"><p><span>text</span></p></div>');
    },
  );

  it("writes links out that a browser would read as paths of ours", () => {
    expect(html("[my shop](https:settings/account)")).toContain('<a href="https://settings/account" ');
    expect(html("![a chart](https:/settings/account)")).toContain('<a href="https://settings/account" ');
  });

  it("never emits the raw HTML it was given", () => {
    const out = html('<script>alert(1)</script> <img src=x onerror="alert(1)">');
    expect(out).not.toMatch(/<script|<img/);
  });

  it("keeps the lines of a message where it is asked to, within lists too", () => {
    const shown = renderToStaticMarkup(<Markdown breaks>{"one\nsecond **line\nthird**\n\n- a\n- b"}</Markdown>);
    expect(shown.replaceAll("\n", "")).toBe(
      '<div class="prose"><p>one<br/>second <strong>line<br/>third</strong></p><ul><li>a</li><li>b</li></ul></div>',
    );
    expect(html("one\nsecond")).not.toContain("<br");
  });

  it("puts headings under the page's own, down to h6", () => {
    expect(html("# A\n\n###### F", 3)).toMatch(/<h3>A<\/h3>[\s\S]*<h6>F<\/h6>/);
    expect(html("## A\n\n### B")).toMatch(/<h2>A<\/h2>[\s\S]*<h3>B<\/h3>/);
    expect(html("### A")).toContain("<h2>A</h2>");
  });

  it.each([
    "https://tracker.example/p.png",
    `https://cdn.example/media/${"b".repeat(32)}-640.webp`,
    `https://tracker.example/media/${"a".repeat(32)}-640.webp?to=1`,
  ])("fetches no picture that it was not given: %s", (url) => {
    expect(html(`![a chart](${url})`)).not.toContain("<img");
  });

  it("shows a picture of ours from where we keep it, at every width, whatever host names it", () => {
    const out = html(`![the wall](https://elsewhere.example/media/${"a".repeat(32)}-96.webp)`);
    expect(out).toContain(`src="${OURS.url}"`);
    expect(out).toContain(`-320.webp 320w`);
    expect(out).toContain("-640.webp 640w");
    expect(out).toContain("max-width:640px");
    expect(out).toContain('alt="the wall"');
    expect(out).not.toContain("elsewhere");
  });
});
