import { asc, count, eq, min } from "drizzle-orm";
import { profiles, verificationRequests } from "@/db/schema";
import { MOST, type Queue } from "./queue";

const OPEN = eq(verificationRequests.status, "OPEN");

/** Creators who ask to be verified. */
export const VERIFICATIONS: Queue = {
  title: "Verification",
  about: "Creators who ask you to check who they are, with documents. These are deleted with your decision.",
  async size({ db }) {
    const [row] = await db
      .select({ count: count(), oldest: min(verificationRequests.createdAt) })
      .from(verificationRequests)
      .where(OPEN);
    return { count: row?.count ?? 0, oldest: row?.oldest ?? null };
  },
  async list({ db }) {
    const rows = await db
      .select({ request: verificationRequests, handle: profiles.handle, name: profiles.displayName })
      .from(verificationRequests)
      .innerJoin(profiles, eq(profiles.id, verificationRequests.profileId))
      .where(OPEN)
      .orderBy(asc(verificationRequests.id))
      .limit(MOST);
    return rows.map(({ request, handle, name }) => ({
      id: request.id,
      title: `${name}, @${handle}`,
      detail: `Says to be ${request.legalName}`,
      at: request.createdAt.toISOString(),
      path: `/operator/verification/${request.id}`,
      again: null,
    }));
  },
};
