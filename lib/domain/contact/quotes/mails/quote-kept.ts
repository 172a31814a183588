import type { Mail } from "@/lib/domain/platform/mail/message";

/** Carries a guest's link to the quote that they asked for. */
export function quoteKept(creator: string, path: string): Mail {
  return {
    kind: "quote_kept",
    subject: `You asked ${creator} for a quote`,
    paragraphs: [
      `Your request is with ${creator}. The answer comes to this address.`,
      "The link opens your quote without an account: do not pass it on.",
    ],
    action: { label: "Open your quote", path },
  };
}
