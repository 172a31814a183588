import type { Operation } from "@/lib/contracts/operation";

type Bound = Pick<Operation, "id" | "scope" | "tier">;

/**
 * Description and extensions of a field that stands for an operation: what it needs is told to readers and, by name, to the test
 * that calls every field without it.
 */
export function standsFor({ id, scope, tier }: Bound, text: string) {
  const needs = scope === "public" ? "Needs no credential." : `Needs the scope \`${scope}\`.`;
  const plan = tier === "FREE" ? "" : ` Needs the ${tier} plan.`;
  return {
    description: `${text} ${needs}${plan}`,
    nullable: true,
    extensions: { operation: id, scope, tier },
  } as const;
}
