"use server";

import { z } from "zod";
import { text } from "@/lib/contracts/values/text";
import {
  type SuggestedTags,
  suggestBeside,
  suggestSkills,
} from "@/lib/domain/platform/understand/tagging/suggest-tags";
import { requireUser } from "@/lib/transports/actions/session/session";

const Typed = z.object({
  name: text(200).catch(""),
  summary: text(400).catch(""),
  chosen: z.array(z.string().max(80)).max(10).catch([]),
});

/** For the editor of a product: under what it would be found by its words, what the chosen slugs are called, and skills that fit. */
export async function suggestTagsAction(typed: z.input<typeof Typed>): Promise<SuggestedTags> {
  await requireUser("/studio/products");
  const { chosen, ...words } = Typed.parse(typed);
  return suggestBeside(chosen, words);
}

const Told = z.object({
  tagline: text(400).catch(""),
  skills: text(2_000).catch(""),
  categories: z.array(z.string().max(80)).max(12).catch([]),
});

/** For the editor of a profile: skills that go with what was typed and are not named yet. */
export async function suggestSkillsAction(typed: z.input<typeof Told>): Promise<string[]> {
  await requireUser("/settings");
  return suggestSkills(Told.parse(typed));
}
