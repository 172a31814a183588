import { expect, it } from "vitest";
import { OPERATIONS } from "@/lib/contracts";
import { slugOf } from "@/lib/core/values/slug";
import { findOperation, operationText, overviewText, REFERENCE, referenceText } from "./tag-text";

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

// As measured, a page weighs 140 kB for somebody signed in, and about seven times its text: under 300 kB in all.
it("has a page for each operation, none of them heavy, and an overview of each tag that leads to them", () => {
  for (const page of REFERENCE) {
    expect(overviewText(page).length, page.slug).toBeLessThan(20_000);
    for (const { id, summary } of page.operations) {
      expect(overviewText(page)).toContain(`## ${summary}\n`);
      expect(overviewText(page)).toContain(`(/docs/reference/${page.slug}/${id})`);
      const { operation } = findOperation(page.slug, id) ?? {};
      expect(operation && operationText(operation).length, id).toBeLessThan(20_000);
    }
  }
});

it("is no page for a tag or an operation that there is not", () => {
  expect(referenceText("no-such-tag")).toBeUndefined();
  expect(findOperation("orders", "noSuchOperation")).toBeUndefined();
  expect(findOperation("orders", "createAgent")).toBeUndefined();
});
