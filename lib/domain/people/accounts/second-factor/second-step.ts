import { eq } from "drizzle-orm";
import { users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { fitsMac, keyedMac, randomToken } from "@/lib/core/seal";

const PURPOSE = "second step";
const MAC_BYTES = 32;
const LIFETIME_MS = 10 * 60_000;
const SHAPE = /^([\w-]{1,64})\.([\w-]{22})\.(\d{1,15})\.([\w-]{43})$/;

export type HalfIn = { id: string; name: string; email: string; passwordHash: string | null };

/**
 * A cookie that says that the first step of signing in has been taken, for ten minutes. It is no session: all it does is to let its
 * browser send a code. A new password makes it worthless.
 */
export function halfInCookie({ id, passwordHash }: Pick<HalfIn, "id" | "passwordHash">, now: Date): string {
  const head = [id, randomToken(16), String(now.getTime() + LIFETIME_MS)].join(".");
  return `${head}.${keyedMac(PURPOSE, signed(head, passwordHash), MAC_BYTES).toString("base64url")}`;
}

/** Who has taken the first step. Throws `unauthorized` when it was too long ago, or nobody did. */
export async function whoIsHalfIn(ctx: Context, cookie: string | undefined): Promise<HalfIn> {
  const [, id = "", nonce = "", expires = "", mac = ""] = SHAPE.exec(cookie ?? "") ?? [];
  const [user] = id
    ? await ctx.db
        .select({ id: users.id, name: users.name, email: users.email, passwordHash: users.passwordHash })
        .from(users)
        .where(eq(users.id, id))
    : [];
  const text = user && signed([id, nonce, expires].join("."), user.passwordHash);
  const fits = text && fitsMac(Buffer.from(mac, "base64url"), PURPOSE, text, MAC_BYTES);
  if (user && fits && Number(expires) > ctx.now.getTime()) return user;
  throw new DomainError("unauthorized", "It took too long. Sign in again.");
}

const signed = (head: string, passwordHash: string | null) => `${head}\n${passwordHash ?? ""}`;
