import type { Mail } from "@/lib/domain/platform/mail/message";

/** To a guest who asked a creator something: the link by which the conversation goes on. */
export function questionKept(creator: string, path: string): Mail {
  return {
    kind: "question_kept",
    subject: `Your question to ${creator}`,
    paragraphs: [
      `Your question is with ${creator}. This link opens the conversation: keep it, anyone who has it can read and write there.`,
      "You get a mail when an answer waits.",
    ],
    action: { label: "Open the conversation", path },
  };
}
