import { sql } from "drizzle-orm";
import { boolean, customType, jsonb, text, timestamp } from "drizzle-orm/pg-core";

/** A public id, `<prefix>_<26 characters>`. Stored as text: what the API shows is what the database holds. */
export const id = (name = "id") => text(name);

/** A moment, to the millisecond, always UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

/** When the row was made. */
export const createdAt = () => moment("created_at").notNull().defaultNow();

/** When the row last changed; verbs set it. */
export const updatedAt = () => moment("updated_at").notNull().defaultNow();

/** Names and texts of its owner's programs, shown to them alone. */
export const metadata = () => jsonb("metadata").$type<Record<string, string>>().notNull().default({});

/** Whether the row is of live mode; false in test mode. Every query over such a table says which of the two it means. */
export const livemode = () => boolean("livemode").notNull().default(true);

/** Text compared without regard to case (handles, email addresses). */
export const citext = customType<{ data: string }>({ dataType: () => "citext" });

/** A full-text vector; only SQL writes it. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * What a row of search is counted by, out of the markers of its `full_text`: categories (`~c`), languages, places, subcategories, and
 * whether it is verified (`~l` and on, before `~~`). Lexemes stand in the order of their bytes: what begins beyond ASCII comes after all of them.
 */
export const facets = () =>
  text("facets")
    .array()
    .notNull()
    .generatedAlwaysAs(
      sql`(tsvector_to_array(full_text))[width_bucket('~c' collate "C", tsvector_to_array(full_text)) + 1 : width_bucket('~d' collate "C", tsvector_to_array(full_text))]
        || (tsvector_to_array(full_text))[width_bucket('~l' collate "C", tsvector_to_array(full_text)) + 1 : width_bucket('~~' collate "C", tsvector_to_array(full_text))]`,
    );

/** Raw bytes (hashes, ciphertext). */
export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Any JSON value. Drizzle's own column reads a text that looks like a number or a list as one. */
export const jsonValue = customType<{ data: unknown }>({
  dataType: () => "jsonb",
  toDriver: (value) => JSON.stringify(value),
});

/** The number of a transaction, which counts up and never wraps. */
export const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });
