import { z } from "zod";
import { MAX_PIECE_PICTURES, MAX_PIECES } from "../agents/form-limits";
import { operation } from "../operation";
import { idOf } from "../values/ids";
import { jsonField } from "../values/json-field";
import { EXAMPLE_MEDIA, Media, MediaChoice } from "../values/media";
import { OwnUrl, Timestamp } from "../values/page";
import { text } from "../values/text";
import { TypedLink } from "../values/typed-links";

export const PortfolioPiece = z
  .object({
    id: idOf("piece"),
    title: z.string().meta({ description: "What the work is called." }),
    category: z
      .string()
      .nullable()
      .meta({ description: "Slug of the category that it belongs to; null when not said." }),
    link: z.string().nullable().meta({ description: "Where more of it is to be seen; null without one." }),
    year: z.int().nullable().meta({ description: "The year that it was made in; null when not said." }),
    media: z.array(Media).meta({ description: "Its pictures, the first one for lists." }),
    url: OwnUrl.meta({ description: "URL of its page." }),
  })
  .meta({ id: "PortfolioPiece", description: "Work that a creator shows." });

export type PortfolioPieceView = z.infer<typeof PortfolioPiece>;

const MADE = "must be a year from 1900 to 2100";
const SHOWN = `Its pictures, 1 to ${MAX_PIECE_PICTURES}, the first one for lists.`;

const FIELDS = {
  title: text(120, { min: 1, trim: true }).meta({ description: "What the work is called, 1 to 120 characters." }),
  media: z.array(MediaChoice).min(1, "add a picture").max(MAX_PIECE_PICTURES).meta({ description: SHOWN }),
  category: z.string().max(60).nullable().meta({ description: "Slug of the category that it belongs to." }),
  link: z
    .url({ protocol: /^https?$/, error: "must be an http or https URL" })
    .max(2048)
    .nullable()
    .meta({ description: "Where more of it is to be seen: an http or https URL." }),
  year: z.int(MADE).min(1900, MADE).max(2100, MADE).nullable().meta({ description: "The year that it was made in." }),
};

/** A piece as a creator sends it. */
export const NewPortfolioPiece = z
  .strictObject({
    ...FIELDS,
    category: FIELDS.category.default(null),
    link: FIELDS.link.default(null),
    year: FIELDS.year.default(null),
  })
  .meta({ id: "NewPortfolioPiece", description: "A piece as a creator sends it." });

export type NewPortfolioPiece = z.output<typeof NewPortfolioPiece>;

/** What a creator changes of a piece. What is left out stays. */
export const PortfolioPiecePatch = z
  .strictObject({
    ...FIELDS,
    position: z
      .int()
      .min(0)
      .max(MAX_PIECES - 1)
      .meta({ description: "Its place in your portfolio, 0 for the first; past the end it is the last." }),
  })
  .partial()
  .meta({ id: "PortfolioPiecePatch", description: "What changes of a piece; what is left out stays." });

export type PortfolioPiecePatch = z.output<typeof PortfolioPiecePatch>;

/** The editor's form: the piece as one field of JSON, since its pictures are a list of objects. */
export const PieceForm = z.strictObject({
  id: idOf("piece").optional(),
  /** When what the form shows was changed last. */
  version: Timestamp.optional(),
  piece: jsonField(
    20_000,
    NewPortfolioPiece.extend({ link: TypedLink.pipe(FIELDS.link.unwrap()).nullable().default(null) }),
  ),
});

/** One piece, as the buttons of a list send it. */
export const OnePiece = z.strictObject({ id: idOf("piece") });

/** Every piece in its new order. */
export const PieceOrder = z.strictObject({ ids: z.array(idOf("piece")).max(MAX_PIECES) });

const PieceParams = z.object({ id: idOf("piece") });

export const EXAMPLE_PIECE = {
  id: "piece_01k5s3v9n6e8wbr4q2ycx7th0d",
  title: "Ferry terminal",
  category: "design-creative",
  link: null,
  year: 2025,
  media: [EXAMPLE_MEDIA],
  url: "https://guildhall.example/harbour-type/portfolio/piece_01k5s3v9n6e8wbr4q2ycx7th0d",
};

export const createPortfolioPiece = operation({
  id: "createPortfolioPiece",
  method: "POST",
  path: "/v1/portfolio",
  summary: "Add a piece to your portfolio",
  description: `Work that the delegated creator shows, on the profile at once, as its last piece; at most ${MAX_PIECES} are shown. Its pictures are uploaded by \`POST /v1/media\` before.`,
  tag: "Profiles",
  touches: "shared",
  scope: "profile:write",
  tier: "FREE",
  status: 201,
  body: NewPortfolioPiece,
  response: PortfolioPiece,
  errors: ["not_found", "conflict"],
  example: {
    body: {
      title: EXAMPLE_PIECE.title,
      category: EXAMPLE_PIECE.category,
      year: EXAMPLE_PIECE.year,
      media: [{ media_id: EXAMPLE_MEDIA.id, alt: EXAMPLE_MEDIA.alt }],
    },
    response: EXAMPLE_PIECE,
  },
});

export const updatePortfolioPiece = operation({
  id: "updatePortfolioPiece",
  method: "PATCH",
  path: "/v1/portfolio/{id}",
  summary: "Change a piece of your portfolio",
  description: "Send what changes; the rest stays. `media` is sent whole; `position` moves it.",
  tag: "Profiles",
  touches: "shared",
  scope: "profile:write",
  tier: "FREE",
  status: 200,
  params: PieceParams,
  body: PortfolioPiecePatch,
  response: PortfolioPiece,
  errors: ["not_found"],
  example: { body: { year: 2025, position: 0 }, response: EXAMPLE_PIECE },
});

export const deletePortfolioPiece = operation({
  id: "deletePortfolioPiece",
  method: "DELETE",
  path: "/v1/portfolio/{id}",
  summary: "Take a piece out of your portfolio",
  description:
    "It is gone from your profile and its page at once; its pictures a day later, unless something else shows them.",
  tag: "Profiles",
  touches: "shared",
  scope: "profile:write",
  tier: "FREE",
  status: 200,
  params: PieceParams,
  response: PortfolioPiece,
  errors: ["not_found"],
  example: { response: EXAMPLE_PIECE },
});
