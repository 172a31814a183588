import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seed } from "@/db/seed";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { SUGGESTED } from "@/lib/contracts/network/search/suggestions";
import { systemContext } from "@/lib/core/system-context";
import { suggest } from "./suggest";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
  await seed("demo", () => {});
});
afterAll(() => own.drop());

const ask = (typed: string) => suggest(systemContext("test", new Date()), typed);
const paths = async (typed: string) => (await ask(typed)).map((s) => s.path);

describe("suggest", () => {
  it.each([
    ["mar", "/demo"],
    ["maren h", "/demo"],
    ["Maren Hlot", "/demo"],
    ["brynjarson", "/northlight"],
    ["wenl", "/docs-by-wen"],
    ["type desi", "/tavi-glyphs"],
    ["podc", "/room-tone"],
    ["nextj", "/rowan-builds"],
  ])("%s leads to %s", async (typed, path) => expect(await paths(typed)).toContain(path));

  it("tells services, categories, creators and offers apart, kind by kind", async () => {
    const found = await ask("desi");
    const kinds = found.map(({ kind }) => kind);
    expect([...new Set(kinds)]).toEqual(["service", "category", "creator"]);
    expect(kinds).toEqual([...kinds].sort((a, b) => SUGGESTED.indexOf(a) - SUGGESTED.indexOf(b)));
    expect(found.find(({ kind }) => kind === "category")?.path).toBe("/categories/design-creative");
    expect(found.length).toBeLessThanOrEqual(12);
  });

  it.each(["logo desig", "logotipo", "ロゴデザイン", "create a wordmark"])("%s names the service", async (typed) => {
    const [service] = await ask(typed);
    expect(service).toMatchObject({
      kind: "service",
      detail: "Design & creative",
      path: "/categories/design-creative/logo-design",
    });
  });

  it("names what is sold, and by whom", async () => {
    const offer = (await ask("brand ident")).find(({ kind }) => kind === "offer");
    expect(offer).toMatchObject({
      detail: expect.stringMatching(/^by /),
      path: expect.stringMatching(/^\/[\w-]+\/products\//),
    });
  });

  it.each(["", " ", "a", "'", "& | !", ":*", "\u0000", "x".repeat(500), "'); drop", "<->"])(
    "answers %j without complaint",
    async (typed) => expect(Array.isArray(await ask(typed))).toBe(true),
  );
});
