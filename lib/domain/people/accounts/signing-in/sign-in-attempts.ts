import type { Context } from "@/lib/core/context";
import { accountTag, addressLimit, QUARTER_HOUR, refuseBlocked } from "@/lib/domain/platform/access/attempts";
import { networkOf } from "@/lib/domain/platform/access/counted-as";
import { count, type Limit, uncount } from "@/lib/domain/platform/access/counters";

/** Wrong passwords in a quarter of an hour. */
const FROM_ONE_ADDRESS = 10;
const FROM_ANYWHERE = 30;
const FROM_A_DEVICE = 100;

export type SignInAttempt = {
  /** The password was right: the attempt does not count. */
  forgive(): void;
};

/**
 * Counts an attempt to sign in before the password is looked at, so that many at once do not slip through. From a device that has signed
 * in to the account before nothing that others do counts. From elsewhere: ten wrong passwords from one address, and thirty from all
 * together, which slows those who have many addresses. Throws `rate_limit_exceeded`. See docs/decisions/0024.
 */
export async function countAttempt(ctx: Context, email: string, device: string | null): Promise<SignInAttempt> {
  const limits = device ? [ofDevice(device)] : ofStranger(ctx, accountTag(email));
  const standings = await count(limits, ctx.now);
  refuseBlocked(standings, "Too many wrong passwords.", ", or set a new password by mail");
  return { forgive: () => uncount(limits, ctx.now) };
}

const ofDevice = (device: string): Limit => quarterHour(`sign-in:d:${device}`, FROM_A_DEVICE);

function ofStranger(ctx: Context, account: string): Limit[] {
  return [
    quarterHour(`sign-in:p:${networkOf(ctx.ip)}:${account}`, FROM_ONE_ADDRESS),
    quarterHour(`sign-in:a:${account}`, FROM_ANYWHERE),
    addressLimit(ctx, "sign-in"),
  ];
}

const quarterHour = (key: string, limit: number): Limit => ({ key, limit, windowSeconds: QUARTER_HOUR });
