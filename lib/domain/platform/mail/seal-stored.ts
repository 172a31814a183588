import { statement } from "@/db/client";
import { type MailBody, sealBody } from "./body";

const BATCH = 200;

const CLEAR = "select id, text, html from mails where sealed_body is null order by id limit $1::int";
const SEAL = `update mails set sealed_body = $2, text = '', html = ''
  where id = $1 and sealed_body is null returning 1`;

/** Seals the bodies of mails that an older version stored in clear, all there are. Answers how many. Safe to run twice at once. */
export async function sealStoredMails(): Promise<number> {
  let sealed = 0;
  for (;;) {
    const rows = await statement<MailBody & { id: string }>(CLEAR, [BATCH]);
    for (const { id, ...body } of rows) sealed += (await statement(SEAL, [id, sealBody(body)])).length;
    if (rows.length < BATCH) return sealed;
  }
}
