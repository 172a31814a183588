import { twMerge } from "tailwind-merge";
import { describe, expect, it } from "vitest";
import { cn } from "./cn";

/** A component's classes, then a caller's. The library's full table, which does not ship, says what must come out. */
const OVERRIDES = [
  ["size-10 rounded-full text-sm", "size-24 text-2xl -mt-12"],
  ["h-9 px-3.5 text-base", "h-auto px-0"],
  ["flex px-3 py-2 pl-8", "p-0"],
  ["p-2 px-4", "pl-1 pt-0"],
  ["w-full max-w-lg", "size-4 max-w-sm"],
  ["grid gap-4", "hidden gap-x-2"],
  ["grid grid-cols-2", "grid-cols-[minmax(0,1fr)_auto]"],
  ["text-sm text-muted-foreground text-left", "text-lg text-danger-ink text-center"],
  ["font-medium font-sans", "font-mono font-semibold"],
  ["rounded-md", "rounded-none"],
  ["rounded-md", "rounded-t-none"],
  ["border border-border border-t-2", "border-0 border-danger/30"],
  ["border-border border-b", "border-dashed border-primary"],
  ["checked:border-[5px]", "checked:border-primary"],
  ["border-2", "border-[5px]"],
  ["ring-4 ring-card", "ring-[6px] ring-background"],
  ["shadow-sm bg-card opacity-50", "shadow-none bg-muted/40 opacity-100"],
  ["hover:bg-muted md:p-4 max-lg:hidden", "hover:bg-card md:p-0 max-lg:grid"],
  ["relative inline-flex items-center justify-center", "absolute block items-start justify-between"],
  ["flex-1 flex-col flex-wrap", "flex-none flex-row flex-nowrap"],
  ["leading-6 text-lg", "leading-5"],
  ["leading-6", "text-lg"],
  ["inset-0 top-2", "inset-auto right-4"],
  ["mt-4 mx-auto", "my-0 ml-2"],
  ["z-40 top-15", "z-50 top-16"],
  ["overflow-hidden truncate whitespace-nowrap", "whitespace-normal overflow-x-auto"],
] as const;

describe("cn", () => {
  it.each(OVERRIDES)("%s ← %s", (own, given) => {
    expect(cn(own, given)).toBe(twMerge(own, given));
  });

  it("takes what clsx takes, and knows our own utilities", () => {
    expect(cn("a", false, undefined, ["b", { c: true, d: false }])).toBe("a b c");
    expect(cn("max-w-sm", "measure")).toBe("measure");
  });
});
