import type { Operation } from "@/lib/contracts/operation";

type Bound = Pick<Operation, "id" | "scope" | "orScope" | "tier" | "summary" | "description">;

/** What a field needs whose operation names no scope of its own. */
const NEEDS = { public: "Needs no credential.", any: "Needs a credential." };

/**
 * Description and extensions of a field that stands for an operation: what it needs is told to readers and, by name, to the test
 * that calls every field without it. `text` is for a field that answers otherwise than the operation says.
 */
export function standsFor({ id, scope, orScope, tier, summary, description }: Bound, text?: string) {
  const said = text ?? [`${summary}.`, description].filter(Boolean).join(" ");
  const needs =
    NEEDS[scope as keyof typeof NEEDS] ?? `Needs the scope \`${scope}\`${orScope ? ` or \`${orScope}\`` : ""}.`;
  const plan = tier === "FREE" ? "" : ` Needs the ${tier} plan.`;
  return {
    description: `${said} ${needs}${plan}`,
    nullable: true,
    extensions: { operation: id, scope, orScope, tier },
  } as const;
}
