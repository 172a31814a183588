import { fitsMac, keyedMac, randomToken } from "@/lib/core/seal";

/** How long a device is known after the last sign-in on it. */
export const DEVICE_DAYS = 365;

const PURPOSE = "sign-in device";
const MAC_BYTES = 16;
/** Accounts that one browser is remembered for. */
const MOST = 5;
const ENTRY = /^([\w-]{1,64})\.([\w-]{22})\.(\d{1,15})\.([\w-]{22})$/;

type Account = { id: string; passwordHash: string | null };
type Entry = { text: string; userId: string; device: string; expires: string; mac: Buffer };

/**
 * The id of the device whose cookie this is, when somebody has signed in to the account on it since its password was set; else `null`.
 * The cookie proves that alone: it signs nobody in.
 */
export function knownDevice(cookie: string | undefined, account: Account, now: Date): string | null {
  const known = entriesOf(cookie).find(
    (entry) =>
      entry.userId === account.id &&
      Number(entry.expires) > now.getTime() &&
      fitsMac(entry.mac, PURPOSE, signed(account, entry.device, entry.expires), MAC_BYTES),
  );
  return known?.device ?? null;
}

/** The cookie with which this device is known to the account from now on; other accounts that it knew stay. */
export function rememberDevice(cookie: string | undefined, account: Account, now: Date): string {
  const device = knownDevice(cookie, account, now) ?? randomToken(16);
  const expires = String(now.getTime() + DEVICE_DAYS * 86_400_000);
  const mac = keyedMac(PURPOSE, signed(account, device, expires), MAC_BYTES).toString("base64url");
  const others = entriesOf(cookie).filter(({ userId }) => userId !== account.id);
  return [`${account.id}.${device}.${expires}.${mac}`, ...others.map(({ text }) => text)].slice(0, MOST).join("~");
}

/** What is signed. The hash is part of it: a new password makes strangers of all devices. */
const signed = ({ id, passwordHash }: Account, device: string, expires: string) =>
  [id, device, expires, passwordHash ?? ""].join("\n");

function entriesOf(cookie = ""): Entry[] {
  return cookie.split("~", MOST).flatMap((text) => {
    const [, userId = "", device = "", expires = "", mac = ""] = ENTRY.exec(text) ?? [];
    return userId ? [{ text, userId, device, expires, mac: Buffer.from(mac, "base64url") }] : [];
  });
}
