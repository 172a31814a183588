import { notFound } from "next/navigation";
import { showsSandbox } from "@/lib/core/env";
import { pageContext } from "@/lib/transports/actions/session";

/** Makes a page a 404 where a real processor is configured, to those it is not for, or where its subject does not exist. */
export async function inSandbox<T>(load: () => Promise<T | null>): Promise<T> {
  const shown = showsSandbox(false) || (showsSandbox(true) && (await pageContext()).local);
  if (!shown) notFound();
  return (await load()) ?? notFound();
}
