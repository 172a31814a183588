import { expect, it } from "vitest";
import type { Context } from "@/lib/core/context";
import { sideToList } from "./by-scope";

const caller = (profileId: string | null, scopes: readonly string[]) =>
  ({ actor: { kind: "credential", profileId, scopes } }) as unknown as Context;

it.each([
  ["a creator", "crt_1", ["messages:read", "purchases:read"], "creator"],
  ["a creator's app that buys", "crt_1", ["purchases:read"], "buyer"],
  ["who has no page", null, ["messages:read", "purchases:read"], "buyer"],
] as const)("lists for %s the side that they have", (_, profileId, scopes, side) => {
  expect(sideToList(caller(profileId, scopes))).toBe(side);
});
