import { expect, it } from "vitest";
import { oneOf } from "./arguments";

it("reads a name in any case, with spaces or hyphens for underscores, and says the names otherwise", () => {
  const status = oneOf(["PAID", "REVISION_REQUESTED"]);
  expect(["paid", "PAID", "revision-requested", "Revision requested"].map(status)).toEqual([
    "PAID",
    "PAID",
    "REVISION_REQUESTED",
    "REVISION_REQUESTED",
  ]);
  expect(() => status("bogus")).toThrow("It is one of PAID, REVISION_REQUESTED.");
});
