import { notFound } from "next/navigation";
import { showsSandbox } from "@/lib/core/env";
import { pageContext } from "@/lib/transports/actions/session/session";

/**
 * Makes a page a 404 where a real processor is configured, to those it is not for, or where its subject does not exist. What `isTest`
 * says is of test mode has its page everywhere.
 */
export async function inSandbox<T>(load: () => Promise<T | null>, isTest?: () => Promise<boolean>): Promise<T> {
  const shown = showsSandbox(false) || (showsSandbox(true) && (await pageContext()).local) || (await isTest?.());
  if (!shown) notFound();
  return (await load()) ?? notFound();
}
