import { z } from "zod";
import { Profile } from "../network/profiles";
import { operation } from "../operation";
import { growing } from "../values/growing";
import { idOf } from "../values/ids";
import { Cents, PageQuery, pageOf, Timestamp } from "../values/page";
import { BRIEF_STATUSES, NewBrief } from "./briefs";
import { EXAMPLE_QUOTE } from "./quote-operations";
import { Quote } from "./quotes";

const FIELDS = {
  brief: z.string().meta({ description: "What is wanted, as it was written." }),
  category: z.string().nullable().meta({ description: "Slug of the category; null when none was named." }),
  budget_cents: Cents.nullable().meta({ description: "Budget in US cents; null when none was named." }),
  deadline: z.iso.date().nullable().meta({ description: "Day by which it is wanted; null when none was named." }),
  created_at: Timestamp.meta({ description: "When it was posted." }),
};

/** A brief as the account that posted it sees it in a list. */
export const PostedBrief = z
  .object({
    id: idOf("brief"),
    ...FIELDS,
    closed_at: Timestamp.nullable().meta({ description: "When you closed it; null while creators may answer it." }),
    offer_count: z.int().meta({ description: "How many offers have come." }),
  })
  .meta({ id: "PostedBrief", description: "A brief as the account that posted it sees it." });

const Reached = z
  .object({
    handle: z.string().meta({ description: "The creator's name in URLs." }),
    display_name: z.string().meta({ description: "The creator's name as people read it." }),
    avatar_url: Profile.shape.avatar_url,
    rating: Profile.shape.rating,
    review_count: Profile.shape.review_count,
    reason: z
      .string()
      .nullable()
      .meta({ description: "Why they were chosen, in a sentence; null if it is not known." }),
    status: growing(BRIEF_STATUSES, "answered").meta({
      description:
        "How far their answer is: `CLOSED` if you closed the brief before one came. That somebody passed (`DECLINED`) is not told: it reads as no answer.",
    }),
    thread_id: idOf("thr").nullable().meta({ description: "Your conversation with them; null without one." }),
  })
  .meta({ id: "ReachedCreator", description: "A creator whom a brief reached." });

export const PostedBriefDetail = PostedBrief.extend({
  reached: z.array(Reached).meta({ description: "Whom it reached, the best match first; at most ten." }),
  offers: z.array(Quote).meta({ description: "The offers that came, the lowest price first." }),
}).meta({ id: "PostedBriefDetail", description: "A posted brief, whom it reached and what they offer." });

export const ReachedCreator = Reached;

const POSTED = NewBrief.shape;

export const PostBrief = z
  .strictObject({
    brief: POSTED.brief.meta({ description: "What you want done, for whom and why: 20 to 4,000 characters." }),
    category: POSTED.category.meta({ description: "Slug of the category, if you know it." }),
    budget_cents: POSTED.budget_cents.meta({ description: "Budget in US cents, if there is one." }),
    deadline: POSTED.deadline.meta({ description: "Day by which it is wanted, as YYYY-MM-DD." }),
  })
  .meta({ id: "NewPostedBrief", description: "What you want done." });

const EXAMPLE_SENT = {
  brief: "A mark and a small set of icons for a ferry line, to be cut in steel.",
  category: "design-creative",
  budget_cents: 200_000,
  deadline: "2027-02-01",
} as const;
const EXAMPLE_POSTED = {
  id: "brief_01k5s3v9n6e8wbr4q2ycx7th0d",
  ...EXAMPLE_SENT,
  closed_at: null,
  offer_count: 1,
  created_at: "2026-11-20T09:30:00.000Z",
};
const EXAMPLE_REACHED = {
  handle: "harbour-type",
  display_name: "Harbour Type",
  avatar_url: null,
  rating: 4.9,
  review_count: 31,
  reason: "Names \u201csteel\u201d, works in the category asked for, trust 92 of 100.",
  status: "ACCEPTED",
  thread_id: "thr_01k5s3v9n6e8wbr4q2ycx7th0d",
} as const;

export const postBrief = operation({
  id: "postBrief",
  touches: "split",
  method: "POST",
  path: "/v1/posted-briefs",
  summary: "Post a brief",
  description: "It goes to the creators who fit it best, at most ten, and they answer with offers. Nobody is bound.",
  tag: "Quotes",
  scope: "purchases:write",
  tier: "FREE",
  status: 201,
  location: ({ id }) => `/api/v1/posted-briefs/${id}`,
  body: PostBrief,
  response: PostedBriefDetail,
  errors: ["not_found"],
  example: {
    body: EXAMPLE_SENT,
    response: {
      ...EXAMPLE_POSTED,
      offer_count: 0,
      reached: [{ ...EXAMPLE_REACHED, status: "PENDING" }],
      offers: [],
    },
  },
});

export const listPostedBriefs = operation({
  id: "listPostedBriefs",
  touches: "split",
  method: "GET",
  path: "/v1/posted-briefs",
  summary: "List the briefs that you posted",
  description: "The newest first.",
  tag: "Quotes",
  scope: "purchases:read",
  tier: "FREE",
  status: 200,
  query: PageQuery,
  response: pageOf(PostedBrief).meta({ id: "PostedBriefPage" }),
  errors: ["invalid_cursor"],
  example: { response: { data: [EXAMPLE_POSTED], has_more: false, next_cursor: null } },
});

export const getPostedBrief = operation({
  id: "getPostedBrief",
  touches: "split",
  method: "GET",
  path: "/v1/posted-briefs/{id}",
  summary: "Read a brief that you posted",
  description: "With whom it reached, and the offers that came. An offer is accepted by an order with its `quote_id`.",
  tag: "Quotes",
  scope: "purchases:read",
  tier: "FREE",
  status: 200,
  params: z.object({ id: idOf("brief") }),
  response: PostedBriefDetail,
  errors: ["not_found"],
  example: {
    response: {
      ...EXAMPLE_POSTED,
      reached: [EXAMPLE_REACHED],
      offers: [{ ...EXAMPLE_QUOTE, brief_id: EXAMPLE_POSTED.id }],
    },
  },
});

export const closePostedBrief = operation({
  id: "closePostedBrief",
  touches: "split",
  method: "POST",
  path: "/v1/posted-briefs/{id}/close",
  summary: "Close a brief that you posted",
  description:
    "Once you have found somebody, or no longer need it: nobody can answer it any more, and who was still to answer is told. Offers that came stand until you answer them. To say something else, close it and post another.",
  tag: "Quotes",
  scope: "purchases:write",
  tier: "FREE",
  status: 200,
  params: z.object({ id: idOf("brief") }),
  response: PostedBriefDetail,
  errors: ["not_found", "invalid_state_transition"],
  example: {
    response: {
      ...EXAMPLE_POSTED,
      closed_at: "2026-11-24T16:00:00.000Z",
      reached: [EXAMPLE_REACHED],
      offers: [{ ...EXAMPLE_QUOTE, brief_id: EXAMPLE_POSTED.id }],
    },
  },
});
