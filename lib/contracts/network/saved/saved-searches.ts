import { z } from "zod";
import { operation } from "../../operation";
import { growing } from "../../values/growing";
import { idOf } from "../../values/ids";
import { PageQuery, pageOf, Timestamp } from "../../values/page";
import { text } from "../../values/text";
import { MAX_QUERY, SearchFilters, SearchQuery } from "../search/search";

/** So many searches an account keeps. */
export const MAX_SAVED_SEARCHES = 50;

const Filters = SearchFilters.shape;
const only = (schema: z.ZodType) => ({ description: schema.description });

const ASKED = {
  query: text(MAX_QUERY, { trim: true, min: 1 }).optional().meta(only(SearchQuery.shape.query)),
  category: Filters.category,
  subcategory: Filters.subcategory,
  skill: Filters.skill,
  language: Filters.language,
  country: Filters.country,
  max_price_cents: z.int().min(1).max(100_000_000).optional().meta(only(Filters.max_price_cents)),
  max_delivery_days: z.int().min(1).max(365).optional().meta(only(Filters.max_delivery_days)),
  min_trust: z.number().min(0).max(100).optional().meta(only(Filters.min_trust)),
  min_rating: z.number().min(1).max(5).optional().meta(only(Filters.min_rating)),
  verified: z.boolean().optional().meta(only(Filters.verified)),
  available: z.boolean().optional().meta(only(Filters.available)),
  accepts_quotes: z.boolean().optional().meta(only(Filters.accepts_quotes)),
};

const criteria = () =>
  z
    .strictObject(ASKED)
    .refine(
      (asked) => Object.values(asked).some((value) => value !== undefined),
      "must ask for something: a query or a filter",
    );

/** What is asked: the parameters of `GET /v1/creators` and `GET /v1/offers` that narrow, as JSON. */
export const SavedCriteria = criteria().meta({
  id: "SavedCriteria",
  description: "What a saved search asks: words, filters or both.",
});

/** The same as it is sent: GraphQL has types of their own for what is sent and what is answered. */
export const NewSavedCriteria = criteria().meta({
  id: "NewSavedCriteria",
  description: "What a search to keep asks: words, filters or both.",
});

export type SavedCriteriaView = z.output<typeof SavedCriteria>;

const FINDS = ["creators", "offers"] as const;
const finds = z.enum(FINDS);
const name = text(120, { trim: true, min: 1 });
const mail = z.boolean();

export const SavedSearch = z
  .object({
    id: idOf("srch"),
    name: z.string().meta({ description: "What you call it." }),
    finds: growing(FINDS, "what searches find").meta({
      description: "Whether it looks for people or for what they sell.",
    }),
    criteria: SavedCriteria,
    mail: mail.meta({ description: "Whether new matches are mailed, at most once a day." }),
    url: z.string().meta({ description: "Where the site shows what it finds." }),
    mailed_at: Timestamp.nullable().meta({ description: "When new matches were last mailed; null if never." }),
    created_at: Timestamp,
  })
  .meta({ id: "SavedSearch", description: "A search that you keep." });

export type SavedSearchView = z.infer<typeof SavedSearch>;

const NewSavedSearch = z
  .strictObject({
    finds: finds.default("creators").meta({ description: "Whether it looks for people or for what they sell." }),
    criteria: NewSavedCriteria,
    name: name.optional().meta({ description: "What you call it; made of what it asks unless told." }),
    mail: mail.default(true).meta({ description: "Whether new matches are mailed, at most once a day." }),
  })
  .meta({ id: "NewSavedSearch", description: "A search to keep." });

export type NewSavedSearchInput = z.output<typeof NewSavedSearch>;

const SavedSearchChange = z
  .strictObject({
    name: name.optional().meta({ description: "What you call it." }),
    mail: mail.optional().meta({ description: "Whether new matches are mailed, at most once a day." }),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), "must change something")
  .meta({ id: "SavedSearchChange", description: "What to change of a saved search." });

export type SavedSearchChangeInput = z.output<typeof SavedSearchChange>;

const Params = z.object({ id: idOf("srch").meta({ description: "Id of the saved search.", type: "string" }) });

/** The page's buttons: keep a search, mail it or not, give it up. `criteria` is JSON, read again. */
export const KeepSearchForm = z.object({
  finds,
  criteria: z
    .string()
    .max(4_000)
    .transform((json, ctx) => {
      try {
        return JSON.parse(json) as unknown;
      } catch {
        ctx.addIssue({ code: "custom", message: "is not a search" });
        return z.NEVER;
      }
    })
    .pipe(SavedCriteria),
});
export const MailSearchForm = z.object({ id: idOf("srch"), mail: z.stringbool() });
export const DropSearchForm = z.object({ id: idOf("srch") });
export const StopMailsForm = z.object({ token: z.string().min(1).max(400) });

const EXAMPLE = {
  id: "srch_01k5s3v9n6e8wbr4q2ycx7th0d",
  name: "“logo design”, up to $500",
  finds: "offers" as const,
  criteria: { query: "logo design", max_price_cents: 50_000 },
  mail: true,
  url: "https://guildhall.example/creators?q=logo+design&max_price=500&show=services",
  mailed_at: null,
  created_at: "2026-11-20T09:30:00.000Z",
};

const shared = { tag: "Purchases", tier: "FREE", status: 200, touches: "shared" } as const;

export const listSavedSearches = operation({
  id: "listSavedSearches",
  method: "GET",
  path: "/v1/saved-searches",
  summary: "List your saved searches",
  description: "Searches that the account keeps, the last one first.",
  scope: "purchases:read",
  ...shared,
  query: PageQuery,
  response: pageOf(SavedSearch).meta({ id: "SavedSearchPage" }),
  errors: ["invalid_cursor"],
  example: { response: { data: [EXAMPLE], has_more: false, next_cursor: null } },
});

export const saveSearch = operation({
  id: "saveSearch",
  method: "POST",
  path: "/v1/saved-searches",
  summary: "Save a search",
  description: `Keeps a search, and mails who or what newly matches it, at most once a day. The same search again changes nothing. At most ${MAX_SAVED_SEARCHES} are kept.`,
  scope: "purchases:write",
  ...shared,
  status: 201,
  body: NewSavedSearch,
  response: SavedSearch,
  errors: ["conflict"],
  example: { body: { finds: EXAMPLE.finds, criteria: EXAMPLE.criteria }, response: EXAMPLE },
});

export const updateSavedSearch = operation({
  id: "updateSavedSearch",
  method: "PATCH",
  path: "/v1/saved-searches/{id}",
  summary: "Change a saved search",
  description: "Its name, and whether new matches are mailed.",
  scope: "purchases:write",
  ...shared,
  params: Params,
  body: SavedSearchChange,
  response: SavedSearch,
  errors: ["not_found"],
  example: { body: { mail: false }, response: { ...EXAMPLE, mail: false } },
});

export const removeSavedSearch = operation({
  id: "removeSavedSearch",
  method: "DELETE",
  path: "/v1/saved-searches/{id}",
  summary: "Give up a saved search",
  description: "Answers what was given up.",
  scope: "purchases:write",
  ...shared,
  params: Params,
  response: SavedSearch,
  errors: ["not_found"],
  example: { response: EXAMPLE },
});
