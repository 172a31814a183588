import type { founders } from "@/db/schema";
import { FOUNDER_INTENTS, FOUNDER_STAGES } from "@/lib/contracts/network/founders/founders";
import { idAt } from "@/lib/core/values/ids";
import { between, mulberry32, pick, shuffled } from "../random";
import type { Author } from "./rows";
import { tagline } from "./text";

/** One creator in fifty has a founder card. */
const EVERY = 50;

/**
 * The card of creator number `n`, if they have one. Its numbers come from `n`, so that the other rows stay what they
 * are without.
 */
export function founderCard(author: Author, n: number): (typeof founders.$inferInsert)[] {
  if (n % EVERY !== 0) return [];
  const random = mulberry32(n);
  const intent = shuffled(random, FOUNDER_INTENTS).slice(0, between(random, 1, 3));
  const at = author.memberSince;
  const { kind, skills } = author.craft;
  return [
    {
      id: idAt("fnd", at, random),
      profileId: author.profileId,
      building: `${tagline(random, author.craft)}. For ${kind.toLowerCase()}, with ${pick(random, skills)}.`,
      stage: pick(random, FOUNDER_STAGES),
      intent,
      raising: intent.includes("raising"),
      discoverable: random() < 0.9,
      createdAt: at,
      updatedAt: at,
    },
  ];
}
