import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { GuideText } from "./guide-text";

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``;
const drawn = (...parts: string[]) => renderToStaticMarkup(<GuideText>{parts.join("\n\n")}</GuideText>);
const namesOf = (html: string) => [...html.matchAll(/role="tab"[^>]*>([^<]+)/g)].map(([, name]) => name);

describe("the text of a guide", () => {
  it("shows neighbours in several languages as tabs, each example once", () => {
    const html = drawn(
      fence("sh", "curl x"),
      fence("ts", "await x()"),
      fence("python", "x()"),
      fence("sh cli", "guildhall x"),
    );
    expect(namesOf(html)).toEqual(["curl", "TypeScript", "Python", "CLI"]);
    for (const code of ["curl x", "await x()", "guildhall x"])
      expect(html.replace(/<\/?[bi](?: class="\w")?>/g, "").split(`<code>${code}</code>`)).toHaveLength(2);
    expect(html.match(/role="tabpanel"/g)).toHaveLength(4);
    expect(html.match(/aria-selected="true"/g)).toHaveLength(1);
  });

  it("leaves alone what has no neighbour, answers, and a second example in the same language", () => {
    expect(namesOf(drawn(fence("sh", "one"), "Then:", fence("ts", "two")))).toEqual([]);
    expect(namesOf(drawn(fence("sh", "one"), fence("json answer", "{}")))).toEqual([]);
    expect(namesOf(drawn(fence("sh", "one"), fence("sh", "two")))).toEqual([]);
    expect(namesOf(drawn(fence("sh install", "npm"), fence("ts", "two")))).toEqual([]);
    expect(namesOf(drawn(fence("sh", "one"), fence("ts", "two"), fence("json answer", "{}")))).toEqual([
      "curl",
      "TypeScript",
    ]);
  });
});
