import { expect, it } from "vitest";
import { changesOf } from "./changelog-feed";
import { readGuide } from "./read";

it("the changelog's days are dated, newest first, and each of its changes is one item of the feed", async () => {
  const { body, headings } = await readGuide("changelog");
  const days = headings.filter(({ level }) => level === 2).map(({ text }) => text);
  expect(days.filter((day) => !/^\d{4}-\d{2}-\d{2}(: .+)?$/.test(day))).toEqual([]);
  expect(days).toEqual([...days].sort().reverse());
  const changes = changesOf(body, "https://example.com/docs/changelog");
  expect(changes.map(({ link }) => link)).toEqual(
    headings.filter(({ level }) => level === 3).map(({ id }) => `https://example.com/docs/changelog#${id}`),
  );
  expect(new Set(changes.map(({ link }) => link)).size).toBe(changes.length);
  expect(changes.every(({ description }) => description.startsWith("- "))).toBe(true);
});
