import { inArray, like } from "drizzle-orm";
import { closeDatabase, database } from "@/db/client";
import { apiKeys, profiles } from "@/db/schema";
import { newId } from "@/lib/core/values/ids";
import { newToken } from "@/lib/domain/developers/keys/checking/token";
import { slowHash } from "@/lib/domain/developers/keys/checking/verify";

const CREATORS = 200;

/** A fresh key of all reading and writing scopes for each of the first creators, who are put on the ENTERPRISE plan. */
export async function makeKeys(): Promise<string[]> {
  const db = database();
  const creators = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(like(profiles.handle, "creator-000%"))
    .orderBy(profiles.handle)
    .limit(CREATORS);
  await db
    .update(profiles)
    .set({ tier: "ENTERPRISE" })
    .where(
      inArray(
        profiles.id,
        creators.map((creator) => creator.id),
      ),
    );
  const made = await Promise.all(
    creators.map(async ({ id: profileId }) => {
      const { token, prefix } = newToken("live");
      const scopes = ["identity:read", "posts:read", "posts:write", "agents:read", "agents:write"];
      return {
        token,
        row: { id: newId("key"), profileId, name: "Bench", prefix, scopes, tokenHash: await slowHash(token) },
      };
    }),
  );
  await db.insert(apiKeys).values(made.map(({ row }) => row));
  await closeDatabase();
  return made.map(({ token }) => token);
}
