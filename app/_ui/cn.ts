import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

const merge = extendTailwindMerge({
  extend: { classGroups: { "max-w": ["measure"] } },
});

/** Joins class names; of two Tailwind classes that set the same property the later one wins. */
export function cn(...values: ClassValue[]): string {
  return merge(clsx(values));
}
