import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeCreator } from "@/db/factories";
import { makeBooking } from "@/db/factories/creator-records";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { newId } from "@/lib/core/values/ids";
import { nobody } from "@/lib/domain/trade/orders/testing";
import { inModeOfLink } from "./mode";

let own: TestDatabase;

beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

describe("who comes by a link", () => {
  it("acts in the mode of what it is to", async () => {
    const { profileId } = await makeCreator();
    const { id } = await makeBooking(profileId, { livemode: false });
    expect((await inModeOfLink(nobody(), id)).livemode).toBe(false);
  });

  it.each(["constructor_x", "toString_x", "valueOf_", "__proto___x", "constructorx", "book", "", newId("book")])(
    "stays in their own where %j is nothing that has links",
    async (id) => {
      const ctx = nobody();
      expect(await inModeOfLink(ctx, id)).toBe(ctx);
    },
  );
});
