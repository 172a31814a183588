import { z } from "zod";
import { operation } from "../../operation";
import { Offer } from "../../trade/products/products";
import { idOf } from "../../values/ids";
import { Thumbnail } from "../../values/media";
import { PageQuery, pageOf, Timestamp } from "../../values/page";
import { ListedCreator } from "../search/search";
import { EXAMPLE_CREATOR } from "../search/search-examples";

/** So many creators and products an account keeps. */
export const MAX_SAVED = 500;

const Id = z.union([idOf("crt"), idOf("prod")], {
  error: "must be the id of a creator (crt_…) or of a product (prod_…)",
});

const SavedProduct = z
  .object({
    product_id: Offer.shape.product_id,
    name: Offer.shape.name,
    summary: Offer.shape.summary,
    price_cents: Offer.shape.price_cents,
    image: Thumbnail.nullable().meta({ description: "Its first picture; null without one." }),
    url: Offer.shape.url,
    available: z.boolean().meta({ description: "Whether it is still offered." }),
  })
  .meta({ id: "SavedProduct", description: "A product as your list of saved ones shows it." });

/** A creator or a product that an account keeps at hand. */
export const SavedItem = z
  .object({
    id: z.string().meta({ description: "Id of the creator or product." }),
    creator: ListedCreator,
    product: SavedProduct.nullable().meta({ description: "The product; null where the creator was saved." }),
    saved_at: Timestamp,
  })
  .meta({ id: "SavedItem", description: "A creator or a product that you keep at hand." });

export type SavedItemView = z.infer<typeof SavedItem>;

const NewSaved = z
  .strictObject({
    id: Id.meta({ description: "Id of a creator or of a product.", example: "crt_01k5s3v9n6e8wbr4q2ycx7th0d" }),
  })
  .meta({ id: "NewSavedItem", description: "What you keep at hand." });

const SavedParams = z.object({ id: Id.meta({ description: "Id of the creator or product.", type: "string" }) });

/** The button of a page: saves what is not, and the other way round. */
export const SaveForm = z.object({ id: Id, saved: z.enum(["yes", "no"]) });

const { matched: _, ...creator } = EXAMPLE_CREATOR;
const EXAMPLE_SAVED = {
  id: "crt_01k5s3v9n6e8wbr4q2ycx7th0d",
  creator,
  product: null,
  saved_at: "2026-11-20T09:30:00.000Z",
};

export const listSaved = operation({
  id: "listSaved",
  method: "GET",
  path: "/v1/saved",
  summary: "List what you saved",
  description: "Creators and products that the account keeps at hand, the last one first.",
  tag: "Purchases",
  touches: "shared",
  scope: "purchases:read",
  tier: "FREE",
  status: 200,
  query: PageQuery,
  response: pageOf(SavedItem).meta({ id: "SavedPage" }),
  errors: ["invalid_cursor"],
  example: { response: { data: [EXAMPLE_SAVED], has_more: false, next_cursor: null } },
});

export const saveItem = operation({
  id: "saveItem",
  method: "POST",
  path: "/v1/saved",
  summary: "Save a creator or a product",
  description: `Keeps it at hand; saving it again changes nothing. At most ${MAX_SAVED} are kept.`,
  tag: "Purchases",
  touches: "shared",
  scope: "purchases:write",
  tier: "FREE",
  status: 201,
  body: NewSaved,
  response: SavedItem,
  errors: ["not_found", "conflict"],
  example: { body: { id: EXAMPLE_SAVED.id }, response: EXAMPLE_SAVED },
});

export const removeSavedItem = operation({
  id: "removeSavedItem",
  method: "DELETE",
  path: "/v1/saved/{id}",
  summary: "Take a creator or a product off what you saved",
  description: "Answers what was taken off.",
  tag: "Purchases",
  touches: "shared",
  scope: "purchases:write",
  tier: "FREE",
  status: 200,
  params: SavedParams,
  response: SavedItem,
  errors: ["not_found"],
  example: { response: EXAMPLE_SAVED },
});
