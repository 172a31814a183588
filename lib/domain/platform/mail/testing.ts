import { asc, eq } from "drizzle-orm";
import { database } from "@/db/client";
import { mails } from "@/db/schema";
import { openBody } from "./body";

export type StoredMail = { id: string; recipient: string; kind: string; subject: string; text: string; html: string };

/** The mails to an address as their reader gets them, oldest first. */
export async function mailsTo(recipient: string): Promise<StoredMail[]> {
  const rows = await database().select().from(mails).where(eq(mails.recipient, recipient)).orderBy(asc(mails.id));
  return rows.map(({ id, kind, subject, ...row }) => ({ id, recipient, kind, subject, ...openBody(row) }));
}
