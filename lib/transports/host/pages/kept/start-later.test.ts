import { createContext, runInContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { part, startOf } from "./start-later";

const CHUNKS = ["/_next/static/chunks/a.js", "/_next/static/chunks/b.js"];
const page = (body: string) =>
  `<!DOCTYPE html><html><head><link rel="preload" as="script" fetchPriority="low" href="${CHUNKS[0]}"/>` +
  CHUNKS.map((src) => `<script src="${src}" async=""></script>`).join("") +
  `<script>theme()</script></head><body>${body}<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>` +
  `<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"the copy"])</script></body></html>`;

describe("a page parted from what makes it live", () => {
  it("keeps what is read, and its own scripts", () => {
    const { document = "", start } = part(page("<p>read me</p>"), "/creators?q=a</script>") ?? {};
    expect(document).toContain("<p>read me</p>");
    expect(document).toContain("<script>theme()</script>");
    expect(document).not.toMatch(/__next_f|TURBOPACK|async=""|as="script"/);
    expect(document).toContain(String.raw`"/_start/creators?q=a\u003c/script>"`);
    expect(document.endsWith("</script></body></html>")).toBe(true);
    const heap = createContext({ self: {} as { __next_f?: unknown[] } });
    runInContext(start ?? "", heap);
    expect(runInContext("JSON.stringify([self.__next_f, TURBOPACK])", heap)).toBe('[[[0],[1,"the copy"]],[{}]]');
  });

  it("is left whole where there is nothing to part", () => {
    expect(part("<html><body><p>an error</p></body></html>", "/")).toBeUndefined();
    expect(part(page("").replace("</html>", ""), "/")).toBeUndefined();
  });

  it("has the address of its start", () => {
    expect(startOf("/_start/")).toBe("/");
    expect(startOf("/_start/creators?q=logo")).toBe("/creators?q=logo");
    expect([startOf("/_start"), startOf("/_started/x"), startOf("/creators")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
