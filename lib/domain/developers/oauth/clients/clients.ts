import { and, eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { oauthClients } from "@/db/schema";
import { WORKING } from "@/lib/domain/platform/access/working-app";

export type Client = typeof oauthClients.$inferSelect;

const clientById = prepared("oauth_client_by_id", (db) =>
  db
    .select()
    .from(oauthClients)
    .where(and(eq(oauthClients.id, sql.placeholder("id")), WORKING)),
);

/** The client as it is stored, unless it is unknown or disabled, or its owner suspended. Metadata documents are not read again here. */
export async function findClient(id: string): Promise<Client | null> {
  // PostgreSQL text cannot hold U+0000
  if (id.length > 2_048 || id.includes("\0")) return null;
  const [row] = await clientById().execute({ id });
  return row ?? null;
}
