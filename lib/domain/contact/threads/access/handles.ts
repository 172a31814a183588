import { fitsMac, keyedMac, sameBytes, sha256 } from "@/lib/core/seal";

const REPLY = "reply-handle";
const LINK = "thread-link";
const BYTES = 16;

/** What an agent keeps to read the answer to what it asked: its id, and 128 bits that only this server can add. */
export function replyHandle(originId: string): string {
  return `${originId}.${keyedMac(REPLY, originId, BYTES).toString("base64url")}`;
}

/** The id that a reply handle names, whether or not it is a true one. */
export function originOfHandle(handle: string): string {
  return handle.slice(0, handle.indexOf("."));
}

/** The token of a guest's link to a thread: derived, so that mails can carry it although only its hash is stored. */
export function threadToken(threadId: string): string {
  return keyedMac(LINK, threadId).toString("base64url");
}

/** The path of a thread for a buyer: with the token for a guest. */
export function buyerThreadPath(threadId: string, guest: boolean): string {
  return guest ? `/messages/${threadId}?token=${threadToken(threadId)}` : `/messages/${threadId}`;
}

export const hashOf = (secret: string): Buffer => sha256(secret);

/** Whether a secret is the one whose hash is stored. */
export function opens(stored: Uint8Array | null, secret: string): boolean {
  return stored !== null && sameBytes(stored, sha256(secret));
}

/** Whether a token is the link of a thread, even one made before its hash was stored. */
export function isThreadToken(thread: { id: string; linkHash: Uint8Array | null }, token: string): boolean {
  if (thread.linkHash === null) return false;
  return opens(thread.linkHash, token) || fitsMac(Buffer.from(token, "base64url"), LINK, thread.id);
}
