import type { Mail } from "@/lib/domain/platform/mail/message";

type Ending = { id: string; name: string; prefix: string; expiresAt: Date };

/** To the owner of an API key that ends in a few days. */
export function keyEnds({ id, name, prefix, expiresAt }: Ending, days: number): Mail {
  const when = days === 1 ? "tomorrow" : `in ${days} days`;
  return {
    kind: "api_key_ends",
    subject: `Your API key ${prefix}… ends ${when}`,
    paragraphs: [
      `Your key “${name}” ends on ${expiresAt.toISOString().slice(0, 16).replace("T", " at ")} UTC. From then on its calls are refused with 401.`,
      "Where it is still needed, make a new one and put it in its place before that. A key that is replaced keeps its end.",
    ],
    action: { label: "See the key", path: `/developers/keys/${id}` },
  };
}
