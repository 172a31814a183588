import type { Transaction } from "@/db/client";
import type { Source } from "./source";
export async function seedLarge(_tx: Transaction, _s: Source, _n: number, _h: string): Promise<string> {
  return "";
}
