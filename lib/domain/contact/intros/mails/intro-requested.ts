import type { Mail } from "@/lib/domain/platform/mail/message";

/** To a creator: somebody asks to be introduced. */
export function introRequested(note: string): Mail {
  return {
    kind: "intro_requested",
    subject: "Somebody asks for an introduction",
    paragraphs: [
      "A request for an introduction waits in your inbox. Nothing connects until you accept.",
      `They write:\n${note}`,
    ],
    action: { label: "Read and answer", path: "/studio/intros" },
  };
}
