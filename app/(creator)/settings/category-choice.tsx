"use client";

import { useId, useState } from "react";
import { Checkbox } from "@/app/_ui/controls/checkbox";
import { FieldError } from "@/app/_ui/form/field";

type CategoryChoiceProps = {
  categories: { slug: string; name: string }[];
  /** Slugs that are chosen now. */
  chosen: string[];
  error?: string;
};

const MOST = 3;

/** Up to three of the twelve categories; the rest cannot be chosen until one is given up. */
export function CategoryChoice({ categories, chosen, error }: CategoryChoiceProps) {
  const [slugs, setSlugs] = useState(chosen);
  const id = useId();
  const full = slugs.length >= MOST;
  // a kept draft is put back by several clicks before anything is drawn
  const set = (slug: string, on: boolean) =>
    setSlugs((now) => [...now.filter((other) => other !== slug), ...(on ? [slug] : [])]);
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="font-medium text-sm">Categories</legend>
      <p id={`${id}-hint`} className="mb-2.5 text-muted-foreground text-sm" aria-live="polite">
        {full
          ? "Three chosen, which is the most: give one up to choose another."
          : "Where you are found. Choose up to three."}
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <div className="grid gap-x-6 gap-y-2 min-[30rem]:grid-cols-2 md:grid-cols-3">
        {categories.map(({ slug, name }) => {
          const checked = slugs.includes(slug);
          return (
            // biome-ignore lint/a11y/noLabelWithoutControl: the control is nested, one component down
            <label key={slug} className="flex items-start gap-2.5 has-disabled:text-muted-foreground">
              <Checkbox
                name="categories[]"
                value={slug}
                className="mt-[3px]"
                checked={checked}
                disabled={full && !checked}
                aria-describedby={`${error ? `${id}-error ` : ""}${id}-hint`}
                aria-invalid={error ? true : undefined}
                onChange={(event) => set(slug, event.target.checked)}
              />
              {name}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
