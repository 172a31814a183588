import { expect, it } from "vitest";
import { z } from "zod";
import { StageLabel } from "@/lib/contracts/network/founders/founders";
import { Order } from "@/lib/contracts/trade/orders/creator-orders";
import { idOf } from "@/lib/contracts/values/ids";
import { Cents, Timestamp } from "@/lib/contracts/values/page";
import { text } from "@/lib/contracts/values/text";
import { graphSchema } from "../schema";
import { descriptionOf, typeOf } from "./type-of";

graphSchema(); // names objects and enums

const flag = z.stringbool({ truthy: ["true"], falsy: ["false"] }).default(false);

it.each([
  ["an id", idOf("post").optional(), "ID"],
  ["a moment that may be null", Timestamp.nullable().meta({ description: "When." }), "DateTime"],
  ["an amount with words of its own", Cents.meta({ description: "What it costs." }), "Cents"],
  ["a count, as a query sends it", z.coerce.number().int().min(1).default(8), "Int"],
  ["a share", z.number().min(0), "Float"],
  ["a flag, as a query sends it", flag, "Boolean"],
  ["text with bounds", text(20, { trim: true }), "String"],
  ["values that have a name", StageLabel.optional(), "FounderStage"],
  ["values that are no names in GraphQL", z.enum(["posts:read"]), "String"],
  ["text or text", z.union([z.iso.date(), z.iso.datetime()]), "String"],
  ["text or a map", z.union([z.string(), z.record(z.string(), z.string())]), "JSON"],
  ["a list", z.array(idOf("prod")).max(10).default([]), ["ID"]],
  ["a list of objects", Order.shape.lines, ["OrderLine"]],
])("renders %s", (_what, schema, type) => {
  expect(typeOf(schema)).toEqual(type);
});

it("renders no object that nobody named", () => {
  expect(() => typeOf(z.object({ x: z.string() }))).toThrow("has no name in GraphQL");
});

it("takes the nearest description", () => {
  const inner = z.string().meta({ description: "Inner." });
  expect(descriptionOf(inner.nullable().meta({ description: "Outer." }).optional())).toBe("Outer.");
  expect(descriptionOf(inner.optional())).toBe("Inner.");
});
