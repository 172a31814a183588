import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { DomainError } from "@/lib/core/errors";
import { owesSecondFactor } from "@/lib/domain/operators/access";
import { pageContext } from "@/lib/transports/actions/session/session";

/** Whether who asks operates the service. Each verb asks again. */
export const operates = cache(async (): Promise<boolean> => {
  try {
    await owesSecondFactor(await pageContext());
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === "not_found") return false;
    throw error;
  }
});

/** The metadata of an operator's page under this title. For everybody else there is no such page, and its title is that of none. */
export function titled(title: string): () => Promise<Metadata> {
  return async () => {
    if (!(await operates())) notFound();
    return { title };
  };
}
