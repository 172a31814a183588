import { createTransport } from "nodemailer";
import { env } from "@/lib/core/env";

export type Mail = { id: string; recipient: string; subject: string; text: string; html: string };

/** Sends one mail; throws what the mail server said. */
export type SendMail = (mail: Mail) => Promise<void>;

const TIMEOUT_MS = 20_000;

/**
 * A connection to the mail server of `url` for a batch of mails. `close` when the batch is done: an idle one would keep the process
 * alive. The message id is made from the mail's, so that a mail that went out twice is recognisably one.
 */
export function openTransport(url: string): { send: SendMail; close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof createTransport>[0]);
  const host = new URL(env().BASE_URL).hostname;
  const from = env().MAIL_FROM ?? `Guildhall <no-reply@${host}>`;
  return {
    async send({ id, recipient, subject, text, html }) {
      await transport.sendMail({
        from,
        to: { name: "", address: recipient },
        subject,
        text,
        html,
        messageId: `<${id}@${host}>`,
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
    close: () => transport.close(),
  };
}
