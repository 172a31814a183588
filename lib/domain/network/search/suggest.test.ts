import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seed } from "@/db/seed";
import { type TestDatabase, testDatabase } from "@/db/testing";
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

  it("names categories and services as well, at most three, and creators, at most five", async () => {
    const found = await ask("desi");
    expect(found[0]).toMatchObject({ kind: "category", path: "/categories/design-creative" });
    expect(found.filter((s) => s.kind !== "creator")).toHaveLength(3);
    expect(found.filter((s) => s.kind === "creator").length).toBeLessThanOrEqual(5);
    const [service] = await ask("logo desig");
    expect(service).toMatchObject({ kind: "service", detail: "Design & creative" });
    expect(service?.path).toMatch(/^\/creators\?q=Logo%20[Dd]esign&category=design-creative$/);
  });

  it.each(["", " ", "a", "'", "& | !", ":*", "\u0000", "x".repeat(500), "'); drop", "<->"])(
    "answers %j without complaint",
    async (typed) => expect(Array.isArray(await ask(typed))).toBe(true),
  );
});
