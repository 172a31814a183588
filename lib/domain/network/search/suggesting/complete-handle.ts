import { statement } from "@/db/client";
import type { Context } from "@/lib/core/context";
import { suggestStatement } from "../statements";
import { typedWords } from "./typed-words";

const MOST = 20;

/** Handles of discoverable creators that begin as was typed, or whose name or skills do, the most trusted first; at most 20. */
export async function completeHandle(_ctx: Context, typed: string): Promise<string[]> {
  const words = typedWords(typed);
  if (words.join("").length < 2) return [];
  const asked = suggestStatement(words, MOST, "agent");
  const rows = await statement(asked.statement, asked.params);
  const start = typed.toLowerCase();
  return rows.map(({ handle }) => handle).sort((a, b) => Number(b.startsWith(start)) - Number(a.startsWith(start)));
}
