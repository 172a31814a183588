import { buildSchema } from "graphql";
import { expect, it } from "vitest";
import { inOwnNames } from "./own-names";

it("names members and arguments as fields are named, wherever they stand, and values as they are", () => {
  const schema = inOwnNames(
    buildSchema(`
      type Query {
        "Of \`max_cents\`; \`in_person\` is a value, \`one_order\` a tool."
        offers("At most \`amount_cents\`." maxCents: Int): Offer
        oneOrder: Offer
      }
      "With an \`amount_cents / due_at\`."
      type Offer { amountCents: Int, dueAt: String }
    `),
  );
  const offers = schema.getQueryType()?.getFields().offers;
  expect(offers?.description).toBe("Of `maxCents`; `in_person` is a value, `one_order` a tool.");
  expect(offers?.args[0]?.description).toBe("At most `amountCents`.");
  expect(schema.getType("Offer")?.description).toBe("With an `amountCents / dueAt`.");
});
