import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EVENT_KINDS } from "@/lib/contracts/developers/events/events";

/** Domain code that emits, orders and quotes by `announce`. */
const emitting = readdirSync("lib/domain", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|testing|event-example/.test(file))
  .map((file) => readFileSync(`lib/domain/${file}`, "utf8"))
  .filter((source) => /\b(emit|announce|announceQuote)\(/.test(source));

// the owner's own test event names its kind in the request
test.each(EVENT_KINDS.filter((kind) => kind !== "ping"))("%s is emitted by the operation that causes it", (kind) => {
  expect(emitting.some((source) => source.includes(`"${kind}"`))).toBe(true);
});
