import { afterAll, beforeAll, expect, it } from "vitest";
import { makeCreator, makeProduct } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { systemContext } from "@/lib/core/system-context";
import { searchCreators } from "../creators";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

it("says why each was found, and nobody is said to work in what they do not", async () => {
  const about = { tagline: "Marquetry and pyrography", mcpDiscoverable: true };
  const sells = await makeCreator({ ...about, categories: ["design-creative"] });
  const { id: product } = await makeProduct(sells.profileId, { name: "A logo in a week" });
  const works = await makeCreator({ ...about, categories: ["design-creative"] });
  const writes = await makeCreator({ ...about, categories: [] });
  const { data } = await searchCreators(systemContext("test", new Date("2026-11-20T12:00:00.000Z")), {
    query: "marquetry pyrography logo",
    audience: "agent",
  });
  expect(Object.fromEntries(data.map(({ handle, matched }) => [handle, matched]))).toEqual({
    [sells.handle]: { product_id: product, why: "Logo design: A logo in a week" },
    [works.handle]: { product_id: null, why: "Works in Design & creative" },
    [writes.handle]: { product_id: null, why: "Named in their profile" },
  });
});
