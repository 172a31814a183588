"use client";

import { useEffect, useRef, useState } from "react";
import { SkillChips, withSkill } from "@/app/_parts/skills/skill-chips";
import { suggestSkillsAction } from "@/app/_parts/skills/suggest-tags";

const PAUSE_MS = 400;

/** Next to the fields of a profile's form: skills that go with its tagline, categories and skills, as they are typed. */
export function SkillsThatFit() {
  const place = useRef<HTMLDivElement>(null);
  const [skills, setSkills] = useState<readonly string[]>([]);
  useEffect(() => {
    const form = place.current?.closest("form");
    if (!form) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = 0;
    const ask = async () => {
      const mine = ++asked;
      const typed = new FormData(form);
      const text = (name: string) => String(typed.get(name) ?? "");
      const categories = typed.getAll("categories[]").map(String);
      const found = await suggestSkillsAction({ tagline: text("tagline"), skills: text("skills"), categories }).catch(
        () => [],
      );
      if (mine === asked) setSkills(found);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(ask, PAUSE_MS);
    };
    wait();
    form.addEventListener("input", wait);
    return () => {
      asked = -1;
      clearTimeout(timer);
      form.removeEventListener("input", wait);
    };
  }, []);
  const add = (skill: string) => {
    const field = place.current?.closest("form")?.elements.namedItem("skills");
    if (!(field instanceof HTMLInputElement)) return;
    field.value = withSkill(field.value, skill);
    // what keeps a draft of the form, and this, hear of it as of typing
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <div ref={place} className="sm:col-span-2">
      <SkillChips skills={skills} add={add} />
    </div>
  );
}
