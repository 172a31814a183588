import type { Mail } from "@/lib/domain/platform/mail/message";

/** To somebody who asked to hear of it. */
export function creatorCanBePaid({ name, path }: { name: string; path: string }): Mail {
  return {
    kind: "creator_can_be_paid",
    subject: `${name} can be hired now`,
    paragraphs: [
      `You asked to hear when ${name} can be hired on Guildhall: now they can.`,
      "This is the only mail about it.",
    ],
    action: { label: "See the offer", path },
  };
}
