import { newId } from "@/lib/core/values/ids";
import { database } from "../client";
import { requestLogs } from "../schema";

type RequestParts = Partial<typeof requestLogs.$inferInsert>;

/** A request in a creator's log, a GET of their own account answered with 200 just now, or at `at`. */
export async function makeLoggedRequest(
  ownerId: string,
  parts: RequestParts = {},
): Promise<typeof requestLogs.$inferSelect> {
  const [row] = await database()
    .insert(requestLogs)
    .values({
      id: newId("log"),
      ownerId,
      at: new Date(),
      requestId: newId("req"),
      method: "GET",
      path: "/api/v1/me",
      operation: "getMe",
      status: 200,
      durationMs: 1.5,
      credentialKind: "api_key",
      credentialId: "key_01k5s3v9n6e8wbr4q2ycx7th0d",
      ip: "198.18.0.1",
      userAgent: "a test",
      ...parts,
    })
    .returning();
  if (!row) throw new Error("the request was not written");
  return row;
}
