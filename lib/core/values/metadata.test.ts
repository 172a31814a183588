import { describe, expect, it } from "vitest";
import { MAX_METADATA, MetadataPatch, NewMetadata } from "@/lib/contracts/values/metadata";
import { mergeMetadata } from "./metadata";

const names = (count: number, from = 0) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`name-${from + n}`, "x"]));

describe("metadata", () => {
  it("take what is sent, and lose what is sent empty", () => {
    const known = { crm: "1", lead: "yes", note: "n" };
    expect(mergeMetadata(known, { crm: "2", lead: "", note: null, more: "m" })).toEqual({ crm: "2", more: "m" });
    expect(mergeMetadata(known, {})).toEqual(known);
    expect(mergeMetadata(known, undefined)).toEqual(known);
    expect(mergeMetadata(known, null)).toEqual({});
  });

  it("hold 50 names and no more, those that go not counted", () => {
    expect(() => mergeMetadata(names(MAX_METADATA), { other: "x" })).toThrow(/51 names/);
    const swapped = mergeMetadata(names(MAX_METADATA), { "name-0": null, other: "x" });
    expect(Object.keys(swapped)).toHaveLength(MAX_METADATA);
  });

  it("are refused past their limits", () => {
    const fits = (sent: unknown) => [NewMetadata, MetadataPatch].map((schema) => schema.safeParse(sent).success);
    expect(fits(names(MAX_METADATA))).toEqual([true, true]);
    expect(fits(names(MAX_METADATA + 1))).toEqual([false, false]);
    expect(fits({ ["n".repeat(40)]: "v".repeat(500) })).toEqual([true, true]);
    expect(fits({ ["n".repeat(41)]: "v" })).toEqual([false, false]);
    expect(fits({ name: "v".repeat(501) })).toEqual([false, false]);
    expect(fits({ "": "v" })).toEqual([false, false]);
    expect(fits({ name: 7 })).toEqual([false, false]);
    expect(fits({ name: null })).toEqual([false, true]);
    expect(fits(null)).toEqual([false, true]);
  });
});
