import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { type Database, prepared } from "@/db/client";
import { files } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { takenDown } from "@/lib/domain/platform/safety/taken-down";
import { fileStore } from "@/lib/domain/platform/storage/chosen-store";
import type { SubjectKind } from "./claim";
import { accountUploader } from "./uploader";
import { FILE } from "./view";

const { placeholder } = sql;

/** What an operator withholds of a message is its files, too: they are in no list, and nobody opens them. */
export const FILE_SHOWN = sql`(${files.subject} is distinct from 'message' or not ${takenDown(files.part)})`;

const filesOfSubjects = prepared("files_of_subjects", (db) => ofSubjects(db));

/** Those of the named parts alone: the files of a page of messages are not those of a whole thread. */
export const filesOfParts = prepared("files_of_parts", (db) =>
  ofSubjects(db, sql`${files.part} = any(${placeholder("parts")}::text[])`),
);

function ofSubjects(db: Database, ofPart?: SQL) {
  return db
    .select({ ...FILE, subjectId: sql<string>`${files.subjectId}`.as("subject_id"), part: files.part })
    .from(files)
    .where(
      // the subjects' own queries say of which livemode they are
      and(
        sql`${files.subjectId} = any(${placeholder("ids")}::text[])`,
        sql`${files.subject} = ${placeholder("kind")}`,
        ofPart,
        FILE_SHOWN,
      ),
    )
    .orderBy(asc(files.subjectId), asc(files.part), asc(files.id));
}

export type SubjectFile = { id: string; name: string; sizeBytes: number; subjectId: string; part: string };

/**
 * The files of subjects of one kind that the caller may read, by subject, part and age; in one query, as committed or as the open
 * transaction `tx` sees it.
 */
export async function filesOf(kind: SubjectKind, ids: readonly string[], tx?: Database): Promise<SubjectFile[]> {
  return ids.length === 0 ? [] : filesOfSubjects(tx).execute({ kind, ids: [...ids] });
}

/** The same of these messages, each with its thread. */
export async function filesOfMessages(
  found: readonly { id: string; threadId: string }[],
  tx?: Database,
): Promise<SubjectFile[]> {
  if (found.length === 0) return [];
  const [ids, parts] = [[...new Set(found.map(({ threadId }) => threadId))], found.map(({ id }) => id)];
  return filesOfParts(tx).execute({ kind: "message", ids, parts });
}

const fileById = prepared("file_by_id", (db) =>
  db
    .select({ ...FILE, uploader: files.uploader, subject: files.subject, subjectId: files.subjectId, part: files.part })
    .from(files)
    .where(and(eq(files.id, placeholder("id")), eq(files.livemode, placeholder("livemode")), FILE_SHOWN)),
);

/** Refuses by throwing `not_found` where the caller may not read the subject. */
export type Readable = (subject: { kind: SubjectKind; id: string; part: string }) => Promise<unknown>;

/**
 * The one rule of downloads: who may read the subject, and before it has one its uploader alone. `capability` is an order or thread
 * that the caller has shown to hold. Throws `not_found`.
 */
export async function openFile(
  ctx: Context,
  id: string,
  mayRead: Readable,
  capability?: string | null,
): Promise<{ name: string; bytes: Uint8Array }> {
  const [file] = await fileById().execute({ id, livemode: ctx.livemode });
  if (!file) throw notFound("The file");
  if (file.subject && file.subjectId) {
    await mayRead({ kind: file.subject, id: file.subjectId, part: file.part });
  } else if (file.uploader !== accountUploader(ctx) && file.uploader !== capability) {
    throw notFound("The file");
  }
  const bytes = await fileStore().get(id);
  if (!bytes) throw notFound("The file");
  return { name: file.name, bytes };
}
