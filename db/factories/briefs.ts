import { newId } from "@/lib/core/values/ids";
import { database } from "../client";
import { briefMatches, briefs, threads } from "../schema";

/** A brief that an account posted, with no audit and no events. It has reached `profileId`, with a conversation, if one is given. */
export async function makePostedBrief(buyerUserId: string, profileId?: string): Promise<{ id: string }> {
  const id = newId("brief");
  await database().insert(briefs).values({ id, brief: "A mark and icons for a ferry line.", buyerUserId });
  if (!profileId) return { id };
  await database().insert(briefMatches).values({ briefId: id, profileId, rank: 1, reason: "Names “mark”." });
  const subject = { subjectId: id, originId: id, title: "A mark and icons", buyerName: "Robin Ashby", buyerUserId };
  await database()
    .insert(threads)
    .values({ id: newId("thr"), kind: "brief", ...subject, profileId, lastMessageAt: new Date() });
  return { id };
}
