"use client";

import { Plus } from "lucide-react";

type SkillChipsProps = { skills: readonly string[]; add: (skill: string) => void };

/** Skills that fit what was typed, to be added with a press. */
export function SkillChips({ skills, add }: SkillChipsProps) {
  if (skills.length === 0) return null;
  return (
    <ul aria-label="Skills that fit" className="flex flex-wrap gap-2">
      {skills.map((skill) => (
        <li key={skill}>
          <button
            type="button"
            onClick={() => add(skill)}
            className="inline-flex items-center gap-1 rounded-full border border-border bg-card px-2.5 py-1 text-sm hover:border-border-strong hover:bg-muted"
          >
            <Plus aria-hidden className="size-3.5 text-muted-foreground" />
            <span className="sr-only">Add </span>
            {skill}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A list separated by commas, with one more at its end. */
export function withSkill(list: string, skill: string): string {
  const known = list.replace(/[\s,]+$/, "");
  return known === "" ? skill : `${known}, ${skill}`;
}
