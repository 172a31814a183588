import { sql } from "drizzle-orm";
import { statement } from "@/db/client";
import { mails } from "@/db/schema";
import { answering, builder } from "@/db/statements/statement";
import { sealBody } from "./body";

const BATCH = 200;

const CLEAR = answering(
  { id: mails.id, text: mails.text, html: mails.html },
  (mail) => sql`select ${mail} from ${mails} where ${mails.sealedBody} is null order by ${mails.id} limit $1::int`,
);
const SEAL = builder
  .update(mails)
  .set({ sealedBody: sql`$2`, text: sql`''`, html: sql`''` })
  .where(sql`${mails.id} = $1 and ${mails.sealedBody} is null`)
  .returning({ id: mails.id });

/** Seals the bodies of mails that an older version stored in clear, all there are. Answers how many. Safe to run twice at once. */
export async function sealStoredMails(): Promise<number> {
  let sealed = 0;
  for (;;) {
    const rows = await statement(CLEAR, [BATCH]);
    for (const { id, ...body } of rows) sealed += (await statement(SEAL, [id, sealBody(body)])).length;
    if (rows.length < BATCH) return sealed;
  }
}
