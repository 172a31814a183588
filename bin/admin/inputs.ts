import { createInterface } from "node:readline/promises";
import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { database } from "@/db/client";
import { profiles, users } from "@/db/schema";
import { Reason } from "@/lib/contracts/people/operators";
import { ALL_SCOPES, isScope, type Scope } from "@/lib/contracts/scopes";
import { PLAN_TIERS, type PlanTier } from "@/lib/contracts/tiers";
import { DomainError } from "@/lib/core/errors";
import { ofHandle } from "@/lib/domain/people/listing/of-handle";
import type { Flags } from "./command";

/** The scopes in `a,b`. Throws `validation_error` that names the unknown ones and lists all. */
export function readScopes(text: string): Scope[] {
  const names = text.split(",").map((name) => name.trim());
  const unknown = names.filter((name) => !isScope(name));
  if (unknown.length > 0) {
    throw new DomainError(
      "validation_error",
      `Unknown scope: ${unknown.join(", ")}. Allowed: ${ALL_SCOPES.join(", ")}.`,
    );
  }
  return [...new Set(names.filter(isScope))];
}

/** A plan tier, in any case. Throws `validation_error` that lists them. */
export function readTier(text: string): PlanTier {
  const tier = PLAN_TIERS.find((candidate) => candidate === text.toUpperCase());
  if (!tier) throw new DomainError("validation_error", `Unknown tier: ${text}. Allowed: ${PLAN_TIERS.join(", ")}.`);
  return tier;
}

/** The first line of a stream, without its end; empty where it ends without one. */
export async function readLine(input: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input })) return line;
  return "";
}

/** Why somebody does something, as the pages under /operator take it. Throws `validation_error`. */
export function readReason(reason: unknown): string {
  return checked(z.object({ reason: Reason }).safeParse({ reason })).reason;
}

/** Whether `live` (the default) or `test` was asked for. Throws `validation_error` for another word. */
export function readMode(text: unknown): boolean {
  if (text !== undefined && text !== "live" && text !== "test")
    throw new DomainError("validation_error", `Unknown mode: ${text}. Allowed: live, test.`);
  return text !== "test";
}

/** The creator with this handle, in any case. Throws `not_found` that lists the handles spelled most like it. */
export async function findCreator(handle: string): Promise<{ id: string; userId: string; handle: string }> {
  const columns = { id: profiles.id, userId: profiles.userId, handle: profiles.handle };
  const [found] = await database().select(columns).from(profiles).where(ofHandle(handle));
  if (found) return found;
  const like = await database()
    .select(columns)
    .from(profiles)
    .orderBy(sql`similarity(${profiles.handle}::text, ${handle}) desc`, profiles.handle)
    .limit(5);
  const hint = like.length > 0 ? `Closest: ${like.map((c) => c.handle).join(", ")}.` : "There are no creators yet.";
  throw new DomainError("not_found", `No creator has the handle ${handle}. ${hint}`);
}

/** The account of a creator's handle, or of an address. Throws `invalid_request` unless one of the two is given, `not_found`. */
export async function findAccount(flags: Flags): Promise<{ userId: string; name: string }> {
  const { creator, email } = flags;
  if (Boolean(creator) === Boolean(email))
    throw new DomainError("invalid_request", "Give either --creator or --email.");
  if (creator) {
    const { userId, handle } = await findCreator(String(creator));
    return { userId, name: handle };
  }
  const [found] = await database()
    .select({ userId: users.id, name: users.email })
    .from(users)
    .where(eq(users.email, String(email)));
  if (!found) throw new DomainError("not_found", `No account has the address ${String(email)}.`);
  return found;
}

type Parsed<T> =
  | { success: true; data: T }
  | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };

/**
 * What a schema made of flags, or a `validation_error` that names the first wrong flag. `flags` names those that are not called as the
 * schema's field is.
 */
export function checked<T>(parsed: Parsed<T>, flags: Record<string, string> = {}): T {
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = String(issue?.path[0]);
  throw new DomainError("validation_error", `--${flags[field] ?? field}: ${issue?.message}.`);
}
