import { seal, unseal } from "@/lib/core/seal";

/** What the bodies of mails are sealed for. */
export const MAIL_BODY = "mail-body";

export type MailBody = { text: string; html: string };

/** A mail's bodies as they are stored: sealed, or in clear if an older version queued it. */
export type StoredBody = MailBody & { sealedBody: Uint8Array | null };

/** The bodies of a mail as the database keeps them. They hold links that open orders and accounts. */
export function sealBody({ text, html }: MailBody): Buffer {
  return seal(JSON.stringify({ text, html }), MAIL_BODY);
}

/** The bodies of a stored mail; whatever reads mail goes through here. Throws when `AUTH_SECRET` does not open them. */
export function openBody({ sealedBody, text, html }: StoredBody): MailBody {
  return sealedBody ? (JSON.parse(unseal(sealedBody, MAIL_BODY)) as MailBody) : { text, html };
}
