import type { Mail } from "@/lib/domain/platform/mail/message";

/** To one side of a conversation: messages wait there. */
export function messagesUnread(from: string, title: string, preview: string, path: string): Mail {
  return {
    kind: "messages_unread",
    subject: `${from} wrote to you`,
    paragraphs: [`A message waits in the conversation “${title}”.`, `${from} writes:\n${preview}`],
    action: { label: "Read and answer", path },
  };
}
