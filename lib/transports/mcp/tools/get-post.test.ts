import { expect, it } from "vitest";
import { makeCreator, makeProduct } from "@/db/factories";
import { makeAvailability } from "@/db/factories/creator-records";
import { makePost } from "@/db/factories/posts";
import { callTool, withService } from "../testing";

const service = withService();

it("says in its text all that the structure has: relatedProductIds by that name, and how to book the author", async () => {
  const { profileId } = await makeCreator({ handle: "author", displayName: "Ida Author", mcpDiscoverable: true });
  const product = await makeProduct(profileId);
  await makeAvailability(profileId, { title: "First call", description: "Half an hour, free." });
  const { slug } = await makePost(profileId, { relatedProductIds: [product.id] });
  const { text, data } = await callTool<{ book_offer: { url: string; slot_minutes: number } }>(service(), "get_post", {
    handle: "author",
    slug,
  });
  expect(text).toContain(`relatedProductIds: \`${product.id}\``);
  expect(data.book_offer).toMatchObject({ slot_minutes: 30 });
  for (const said of ["First call", "30 minutes", "Half an hour, free.", data.book_offer.url]) {
    expect(text).toContain(said);
  }
});
