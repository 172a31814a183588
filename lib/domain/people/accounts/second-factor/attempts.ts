import type { Context } from "@/lib/core/context";
import { addressLimit, QUARTER_HOUR, refuseBlocked } from "@/lib/domain/platform/access/attempts";
import { count, type Limit, type Standing, uncount } from "@/lib/domain/platform/access/counters";

const DAY = 86_400;
const [PER_QUARTER_HOUR, PER_DAY] = [10, 50];
/** So many wrong ones from strangers are told to the owner, who never typed them: somebody knows the password. */
const WORTH_A_MAIL = 5;

export type CodeAttempt = {
  /** The code was right: the attempt does not count. */
  forgive(): void;
  /** Whether the owner is to be told of this one. */
  tell: boolean;
};

/**
 * Counts a six-digit code before it is looked at. Who knows the password has 50 guesses a day, of which three of a million are right.
 * `known` is a device that signed in before, or a session: its guesses count apart, so that nobody keeps the owner out there. Elsewhere the
 * owner has recovery codes, which are too long to guess and are counted by address alone. Throws `rate_limit_exceeded`.
 */
export async function countCode(ctx: Context, userId: string, known: string | null): Promise<CodeAttempt> {
  const key = `second:${known ?? userId}`;
  const limits: Limit[] = [
    { key: `${key}:q`, limit: PER_QUARTER_HOUR, windowSeconds: QUARTER_HOUR },
    { key: `${key}:d`, limit: PER_DAY, windowSeconds: DAY },
  ];
  const standings = await counted(ctx, limits);
  const tell = known === null && standings[0]?.remaining === PER_QUARTER_HOUR - WORTH_A_MAIL;
  return { forgive: () => uncount(limits, ctx.now), tell };
}

/** Counts a recovery code by the caller's address. Throws `rate_limit_exceeded`. */
export async function countRecovery(ctx: Context): Promise<CodeAttempt> {
  const limits = [addressLimit(ctx, "recovery")];
  await counted(ctx, limits);
  return { forgive: () => uncount(limits, ctx.now), tell: false };
}

async function counted(ctx: Context, limits: Limit[]): Promise<Standing[]> {
  const standings = await count(limits, ctx.now);
  refuseBlocked(standings, "Too many wrong codes.", ", or use a recovery code");
  return standings;
}
