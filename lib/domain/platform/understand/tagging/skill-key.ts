import { folded } from "../terms";

/** A skill in the form that a filter compares, and that the index makes in SQL: letters and digits joined by hyphens. */
export function skillKey(skill: string): string {
  return folded(skill)
    .replace(/[^\p{L}\p{N}+#]+/gu, "-")
    .replace(/^-+|-+$/g, "");
}
