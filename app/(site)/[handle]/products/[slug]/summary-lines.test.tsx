import { isValidElement, type ReactNode } from "react";
import { expect, it } from "vitest";
import { SummaryLines } from "./summary-lines";

/** The keys in there, by which React finds a row again. */
function keysIn(node: ReactNode): string[] {
  return [node].flat(3).flatMap((each) => {
    if (!isValidElement<{ children?: ReactNode }>(each)) return [];
    return [...(each.key === null ? [] : [each.key]), ...keysIn(each.props.children)];
  });
}

it("an add-on that is called like a package has a row of its own", () => {
  const lines = [
    { name: "Small", cents: 10_000 },
    { name: "Small", cents: 1_500 },
  ];
  const keys = keysIn(SummaryLines({ total: { lines, cents: 11_500, days: 3, revisions: 1 } }));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(2);
});
