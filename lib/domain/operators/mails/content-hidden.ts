import type { Mail } from "@/lib/domain/platform/mail/message";

/** To a creator whose post or product an operator took down. */
export function contentHidden(kind: "post" | "product", title: string, reason: string): Mail {
  return {
    kind: "content_hidden",
    subject: `Your ${kind} was taken down`,
    paragraphs: [
      `An operator looked at your ${kind} “${title}” and took it down: ${reason}`,
      "It stays among your own, and cannot be shown to others again. If you think that this is a mistake, write to us at the address of the page below.",
    ],
    action: { label: "Write to us", path: "/contact" },
  };
}
