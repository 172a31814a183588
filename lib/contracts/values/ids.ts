import { z } from "zod";
import { SCALARS } from "./scalars";

/** Type prefixes of every public identifier. An id is `<prefix>_<26 characters of Crockford base32>` (TypeID form). */
export const ID_PREFIXES = [
  "usr",
  "crt",
  "post",
  "evt",
  "del",
  "att",
  "req",
  "prod",
  "pkg",
  "addon",
  "ord",
  "rev",
  "tier",
  "mem",
  "book",
  "whe",
  "key",
  "oac",
  "grant",
  "agent",
  "run",
  "intent",
  "plan",
  "intro",
  "brief",
  "fnd",
  "aud",
  "log",
  "mail",
  "rcv",
  "inb",
  "file",
  "cb",
  "block",
  "lead",
  "owed",
  "rfd",
  "rel",
  "tip",
  "prop",
  "stm",
  "med",
  "piece",
  "thr",
  "msg",
  "qt",
  "case",
  "vrf",
  "rpt",
  "chk",
  "apr",
  "srch",
  "btype",
] as const;

export type IdPrefix = (typeof ID_PREFIXES)[number];

/** Schema of one kind of id, for paths, bodies and responses. */
export function idOf(prefix: IdPrefix) {
  return z
    .string()
    .regex(new RegExp(`^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$`), `must be an id of the form ${prefix}_…`)
    .meta({
      description: `Identifier with the prefix \`${prefix}_\`.`,
      example: `${prefix}_01k5s3v9n6e8wbr4q2ycx7th0d`,
    })
    .register(SCALARS, { scalar: "ID" });
}
