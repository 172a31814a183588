import { type ClassValue, clsx } from "clsx";
import { createTailwindMerge } from "tailwind-merge";
import { CLASS_CONFLICTS, CLASS_GROUPS } from "./class-groups";

// Our own groups and not the library's: its table of all of Tailwind is 6 kB (gzip) on every page.
const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: CLASS_GROUPS,
  conflictingClassGroups: CLASS_CONFLICTS,
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ["*", "**", "after", "before", "file", "marker", "placeholder", "selection"],
}));

/** Joins class names; of two classes that set the same property (class-groups.ts) the later one wins. */
export function cn(...values: ClassValue[]): string {
  return merge(clsx(values));
}
