import { expect, it } from "vitest";
import { findOperation } from "@/app/(docs)/docs/_reference/tag-text";
import { OPERATIONS } from "@/lib/contracts";
import { referenceHref } from "./reference-href";

it("leads from an operation of the log to the page that tells of it", () => {
  for (const { id } of OPERATIONS) {
    const [slug = "", operation = ""] = referenceHref(id).replace("/docs/reference/", "").split("/");
    expect(findOperation(slug, operation)?.operation.id).toBe(id);
  }
  expect(referenceHref("mcp.get_creator")).toBe("/docs/mcp");
  expect(referenceHref("ucp.complete_checkout")).toBe("/docs/ucp");
  expect(referenceHref("graphql.purchases")).toBe("/docs/graphql");
  expect(referenceHref("renamedSince")).toBe("/docs/reference");
});
