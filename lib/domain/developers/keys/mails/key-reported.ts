import type { Mail } from "@/lib/domain/platform/mail/message";

/** To the owner of an API key that somebody else found and reported. It is revoked by now. */
export function keyReported({ name, prefix }: { name: string; prefix: string }): Mail {
  return {
    kind: "api_key_reported",
    subject: `Your API key ${prefix}… was reported as leaked`,
    paragraphs: [
      `Somebody found your key “${name}” and sent it to us, whole. Anyone who holds a key can end it: it is revoked, and no call with it is answered any more.`,
      "Look where it may have been seen: a public repository, a log, a page. Then make a new key and put it where the old one was.",
      "The audit log shows what was done with it.",
    ],
    action: { label: "Make a new key", path: "/developers/keys" },
  };
}
