import { MAX_METADATA, type Metadata, type MetadataPatch } from "@/lib/contracts/values/metadata";
import { invalidField } from "../errors";

/**
 * What an object's metadata are after a change, or at first: names that are sent take their texts, an empty text or null takes one away,
 * null in place of all takes all. Undefined changes nothing. Throws `validation_error` on `metadata` past `MAX_METADATA` names.
 */
export function mergeMetadata(known: Metadata, sent: MetadataPatch | undefined): Metadata {
  if (sent === undefined) return known;
  if (sent === null) return {};
  const kept = Object.entries({ ...known, ...sent }).filter((pair): pair is [string, string] => Boolean(pair[1]));
  if (kept.length > MAX_METADATA)
    throw invalidField("metadata", `would hold ${kept.length} names, and may hold ${MAX_METADATA}: take some away`);
  return Object.fromEntries(kept);
}

/** The member of a view that others read too, or that was published without it: there only where there is some. */
export function someMetadata(metadata: Metadata | null | undefined): { metadata?: Metadata } {
  return metadata && Object.keys(metadata).length > 0 ? { metadata } : {};
}
