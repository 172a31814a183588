import { expect, it } from "vitest";
import { orNothing } from "../values/or-nothing";
import { dollars } from "./dollars";

const said = (schema: ReturnType<typeof dollars>, typed: unknown) => schema.safeParse(typed).error?.issues[0]?.message;

it("reads an amount within bounds, which it says in dollars", () => {
  expect(dollars().parse("120,50")).toBe(12_050);
  expect(said(dollars(100, 100_000), "0.5")).toBe("must be from $1 to $1,000");
  expect(said(dollars(100, 100_000), "2000")).toBe("must be from $1 to $1,000");
  expect(said(dollars(), undefined)).toBe("write an amount such as 120 or 120.50");
});

it("may be left out of a form, and complains of what is written as any amount does", () => {
  const budget = orNothing(dollars());
  expect(budget.parse("")).toBeUndefined();
  expect(budget.safeParse("a lot").error?.issues[0]?.message).toBe("write an amount such as 120 or 120.50");
});
