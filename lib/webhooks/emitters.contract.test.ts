import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EVENT_KINDS } from "@/lib/contracts/events";

/** Domain code that emits, orders by `announce`: neither vocabulary nor transports, mail and examples, which speak of kinds too. */
const emitting = readdirSync("lib", { recursive: true, encoding: "utf8" })
  .filter(
    (file) => /^[^/]+\/[^/]+\.ts$/.test(file) && !/\.test\.ts$|^(contracts|openapi|mail|sdk)\/|testing/.test(file),
  )
  .map((file) => readFileSync(`lib/${file}`, "utf8"))
  .filter((source) => /\b(emit|announce)\(/.test(source));

// the owner's own test event names its kind in the request
test.each(EVENT_KINDS.filter((kind) => kind !== "ping"))("%s is emitted by the operation that causes it", (kind) => {
  expect(emitting.some((source) => source.includes(`"${kind}"`))).toBe(true);
});
