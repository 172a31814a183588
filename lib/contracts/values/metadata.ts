import { z } from "zod";
import { text } from "./text";

/** Names that one object's metadata may hold. */
export const MAX_METADATA = 50;

const TOO_MANY = `must have at most ${MAX_METADATA} names`;
const LIMITS = `at most ${MAX_METADATA} names of 1 to 40 characters, each with a text of at most 500`;

const Name = text(40, { min: 1 });
const Value = text(500);
const fits = (sent: object | null) => !sent || Object.keys(sent).length <= MAX_METADATA;

/** Names and texts of a program's own on an object: the program reads them back, and nobody else is shown them. */
export const Metadata = z.record(z.string(), z.string()).meta({
  description: "Your own names and texts, as you sent them; no page and nobody else shows them.",
  example: { crm_id: "4711" },
});

export type Metadata = z.output<typeof Metadata>;

/** The same where others read the object too: there for those it belongs to. */
export const OwnMetadata = Metadata.optional().meta({
  description: "Your own names and texts, as you sent them: only on what is yours, and only where there are some.",
});

/** As a new object is sent. An empty text is a name that is not there. */
export const NewMetadata = z
  .record(Name, Value)
  .refine(fits, TOO_MANY)
  .meta({
    description: `Names and texts of your own: ${LIMITS}. Shown to your programs alone.`,
    maxProperties: MAX_METADATA,
    example: { crm_id: "4711" },
  });

/** As a change is sent: merged into what is there. */
export const MetadataPatch = z
  .record(Name, Value.nullable())
  .refine(fits, TOO_MANY)
  .meta({ maxProperties: MAX_METADATA })
  .nullable()
  .meta({
    description: `Names and texts of your own that change: ${LIMITS}. Others stay; an empty text or null takes a name away, null in place of all takes all.`,
    example: { crm_id: "4712", lead: "" },
  });

export type MetadataPatch = z.output<typeof MetadataPatch>;
