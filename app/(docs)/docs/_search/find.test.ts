import { beforeAll, describe, expect, it } from "vitest";
import { docsEntries } from "./entries";
import { byKind, type DocsEntry, docsFinder } from "./find";

let entries: DocsEntry[];
let find: (query: string) => DocsEntry[];
beforeAll(async () => {
  entries = await docsEntries();
  find = docsFinder(entries);
});

describe("the search of the documentation", () => {
  it.each([
    ["verify signature", "/docs/webhooks#"],
    ["rotate the signing secret", "/rotateWebhookSecret"],
    ["create order", "/createOrder"],
    ["429", "/docs/rate-limits"],
    ["idempotency", "/docs/idempotency"],
    ["idempotancy", "/docs/idempotency"],
    ["next_cursor", "/docs/pagination"],
    ["pkce", "/docs/authentication"],
    ["test clock", "/docs/test-mode#"],
    ["trust sc", "/docs/trust-score"],
    ["claude", "/docs/connect-your-assistant"],
    ["createBooking", "/docs/reference/bookings/"],
    ["/v1/webhooks/endpoints", "/docs/reference/webhooks/"],
    ["max_delivery_days", "/docs/reference/search/"],
    ["GraphQL", "/docs/graphql"],
    ["changelog", "/docs/changelog"],
  ])("finds %s", (query, expected) => {
    expect(
      find(query)
        .slice(0, 5)
        .map(({ path }) => path),
    ).toContainEqual(expect.stringContaining(expected));
  });

  it("puts the guide of a thing before what mentions it", () => {
    for (const [query, path] of [
      ["webhook", "/docs/webhooks"],
      ["webhooks", "/docs/webhooks"],
      ["graphql", "/docs/graphql"],
    ])
      expect(find(query ?? "")[0]?.path).toBe(path);
  });

  it("shows the kind of the best first", () => {
    const found = find("rotate secret").slice(0, 8);
    expect(found[0]?.path).toContain("/rotateWebhookSecret");
    expect(byKind(found)[0]).toBe(found[0]);
    expect(new Set(byKind(found))).toEqual(new Set(found));
    expect(byKind(find("webhooks"))[0]?.path).toBe("/docs/webhooks");
  });

  it("answers nothing for what nobody wrote, and for nothing", () => {
    expect(find("zyxwvutsrq")).toEqual([]);
    expect(find("")).toEqual([]);
  });

  it("leads to each place once, and no text is longer than it needs to be", () => {
    const paths = entries.map(({ path }) => path);
    expect(paths.length).toBe(new Set(paths).size);
    expect(JSON.stringify(entries).length).toBeLessThan(400_000);
  });
});
