import type { Transaction } from "@/db/client";
import type { Context } from "@/lib/core/context";
import { requireAccount } from "@/lib/domain/platform/access/require";
import { judgePublic } from "@/lib/domain/platform/safety/spam/judge";
import { excerptOf } from "../excerpt";
import type { PostRow } from "../view";

type Shown = Pick<PostRow, "id" | "profileId" | "handle" | "title" | "excerpt" | "body" | "visibility" | "tags">;

/** Looks at the words of a post of the acting creator that is published from now on, or changed. Throws `validation_error`. */
export function judgePost(tx: Transaction, ctx: Context, post: Shown): Promise<void> {
  const { id, profileId, handle, title, excerpt, body, visibility, tags } = post;
  const { userId } = requireAccount(ctx);
  const subject = { subjectKind: "post", subjectId: id, userId, profileId, title: `${title}, by @${handle}` } as const;
  // the text that only members read is no one else's to see, not even for operators
  const shown = visibility === "public" ? body : "";
  const parts = { title, body: shown, tags, ...(excerpt !== excerptOf(shown) && { excerpt }) };
  return judgePublic(tx, ctx, { subject, parts });
}
