import { expect, it } from "vitest";
import { OPERATIONS } from "@/lib/contracts";
import { slugOf } from "@/lib/core/values/slug";
import { REFERENCE, referenceText } from "./tag-text";

it("has every operation once, with its path, what it needs, an example and the errors that the contract names", () => {
  const shown = REFERENCE.flatMap(({ operations }) => operations.map(({ id }) => id));
  expect(shown.sort()).toEqual(OPERATIONS.map(({ id }) => id).sort());
  for (const { slug, operations } of REFERENCE) {
    const text = referenceText(slug) ?? "";
    for (const { method, path, summary, errors = [], example } of operations) {
      expect(text).toContain(`## ${summary}\n\n\`${method} /api${path}\``);
      for (const code of errors) expect(text, path).toContain(`(/docs/errors#${code})`);
      expect(example, path).toBeDefined();
    }
  }
});

it("can link to each operation of a page", () => {
  for (const { operations } of REFERENCE) {
    const anchors = operations.map(({ summary }) => slugOf(summary));
    expect(new Set(anchors).size).toBe(anchors.length);
  }
});

it("says of a body and an answer what their members are, in lists and unions too", () => {
  const text = referenceText("orders") ?? "";
  expect(text).toMatch(/\| `product_id` \| string/);
  expect(text).toMatch(/\| `data\[\]\.amount_cents` \| integer, always \|/);
  expect(text).not.toContain("undefined");
});

it("is no page for a tag that there is not", () => {
  expect(referenceText("no-such-tag")).toBeUndefined();
});
