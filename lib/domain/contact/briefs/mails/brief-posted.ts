import type { Mail } from "@/lib/domain/platform/mail/message";

/** To a creator: somebody posted a brief that fits them. */
export function briefPosted(buyer: string, brief: string, reason: string): Mail {
  return {
    kind: "brief_posted",
    subject: `${buyer} looks for somebody like you`,
    paragraphs: [`They write:\n${brief}`, `Why it came to you: ${reason}`, "Answer with an offer, or pass."],
    action: { label: "Read the brief", path: "/studio/briefs" },
  };
}
