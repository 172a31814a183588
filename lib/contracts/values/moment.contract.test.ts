import { expect, it } from "vitest";
import { z } from "zod";
import { OPERATIONS } from "@/lib/contracts";
import { NewDueDate } from "../trade/purchases/due-dates";
import { Moment, Timestamp } from "./page";

const WITHOUT_MILLISECONDS = "2026-12-10T08:00:00Z";
const INPUTS = OPERATIONS.flatMap(({ id, params, query, body }) =>
  [params, query, body].flatMap((schema) => (schema ? [[id, schema] as const] : [])),
);

/** What of a JSON schema is a time. */
function timesIn(schema: unknown): { pattern: string }[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { format, pattern } = schema as { format?: unknown; pattern?: unknown };
  const own = format === "date-time" ? [{ pattern: String(pattern) }] : [];
  return [...own, ...Object.values(schema).flatMap(timesIn)];
}

it("every time that is sent may be without milliseconds, as the sentence that refuses one has it", () => {
  const times = INPUTS.flatMap(([id, schema]) =>
    timesIn(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })).map(({ pattern }) => ({ id, pattern })),
  );
  expect(times.length).toBeGreaterThan(10);
  expect(times.filter(({ pattern }) => !new RegExp(pattern).test(WITHOUT_MILLISECONDS))).toEqual([]);
  expect(NewDueDate.safeParse({ due_at: WITHOUT_MILLISECONDS, reason: "The printer closes." }).success).toBe(true);
});

it.each([
  [WITHOUT_MILLISECONDS, true],
  ["2026-12-10T08:00:00.000Z", true],
  ["2026-12-10T08:00:00.123456+02:00", true],
  ["2026-12-10T08:00:00", false],
  ["2026-12-10", false],
  ["9999-12-31T23:59:59-12:00", false],
  ["0000-01-01T00:00:00+14:00", false],
  [`2026-12-10T08:00:00.${"0".repeat(40)}Z`, false],
  ["0000-01-01T00:00:00Z", false],
  ["2026-02-30T08:00:00Z", false],
  ["", false],
  ["tomorrow", false],
])("%s is a time that can be sent: %s", (text, can) => {
  expect(Moment.safeParse(text).success).toBe(can);
});

it("what is answered has milliseconds", () => {
  expect(Timestamp.safeParse(WITHOUT_MILLISECONDS).success).toBe(false);
});
