import { notFound } from "next/navigation";
import { sandboxPayments } from "@/lib/core/env";

/** Makes a page a 404 where a real processor is configured, or where its subject does not exist. */
export async function inSandbox<T>(load: () => Promise<T | null>): Promise<T> {
  if (!sandboxPayments()) notFound();
  return (await load()) ?? notFound();
}
