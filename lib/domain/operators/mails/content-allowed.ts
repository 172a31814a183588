import type { Mail } from "@/lib/domain/platform/mail/message";

/** To a creator whose post or product may be shown again after all. */
export function contentAllowed(kind: "post" | "product", title: string, reason: string): Mail {
  return {
    kind: "content_allowed",
    subject: `Your ${kind} may be shown again`,
    paragraphs: [
      `An operator looked once more at your ${kind} “${title}”, which had been taken down: ${reason}`,
      kind === "post"
        ? "It is a draft in your studio: publish it whenever you like."
        : "It is archived in your studio: put it back on sale whenever you like.",
    ],
    action: { label: `Your ${kind}s`, path: `/studio/${kind}s` },
  };
}
