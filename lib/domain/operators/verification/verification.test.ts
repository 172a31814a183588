import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator, makeSession } from "@/db/factories";
import { auditLog, files, profiles, users } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Context } from "@/lib/core/context";
import { resetEnv } from "@/lib/core/env";
import { newId } from "@/lib/core/values/ids";
import { downloadFile } from "@/lib/domain/contact/downloads/download-file";
import {
  askVerification,
  readVerification,
  withdrawProof,
  withdrawVerification,
} from "@/lib/domain/contact/verification/request";
import { countQueues, listQueue } from "@/lib/domain/operators/queues/queues";
import { makeOperator, refusal } from "@/lib/domain/operators/testing";
import { mailsTo } from "@/lib/domain/platform/mail/testing";
import { uploadFile } from "@/lib/domain/trade/files/upload";
import { nobody } from "@/lib/domain/trade/orders/testing";
import { decideVerification } from "./decide";
import { openProof, readVerificationCase } from "./read";

let own: TestDatabase;
let folder: string;
beforeAll(async () => {
  own = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), "proofs-"));
  process.env.GUILDHALL_DATA = folder;
  resetEnv();
});
afterAll(async () => {
  await own.drop();
  delete process.env.GUILDHALL_DATA;
  resetEnv();
  await rm(folder, { recursive: true, force: true });
});

async function makeSeeker() {
  const { userId, profileId, email } = await makeCreator({ verified: false });
  const sessionId = await makeSession(userId);
  const ctx = (): Context => ({ ...nobody(), actor: { kind: "user", userId, profileId, sessionId, email } });
  const upload = () => uploadFile(ctx(), { name: "passport.pdf", bytes: Buffer.from("a passport") });
  const ask = async () => {
    const file = await upload();
    return { ...(await askVerification(ctx(), { legal_name: "Maren Holt", note: "", file_ids: [file.id] })), file };
  };
  return { userId, profileId, email, ctx, upload, ask };
}

const isVerified = async (profileId: string) =>
  (await database().select().from(profiles).where(eq(profiles.id, profileId)))[0]?.verified;

/** Who opened which document of a creator's, as it stands in their log. */
const opened = (profileId: string) =>
  database()
    .select({ actorId: auditLog.actorId, targetId: auditLog.targetId, diff: auditLog.diff })
    .from(auditLog)
    .where(and(eq(auditLog.ownerId, profileId), eq(auditLog.action, "verification.document_opened")));

describe("a creator who asks to be verified", () => {
  it("waits in the operators' queue with documents that operators alone open", async () => {
    const [seeker, operator] = [await makeSeeker(), await makeOperator()];
    const before = (await countQueues(operator.ctx())).find(({ name }) => name === "verification")?.count ?? 0;
    const { id, file } = await seeker.ask();
    const queue = await listQueue(operator.ctx(), "verification");
    expect(queue.items).toHaveLength(before + 1);
    expect(queue.items.find((item) => item.id === id)?.path).toBe(`/operator/verification/${id}`);
    expect(await readVerificationCase(operator.ctx(), id)).toMatchObject({
      legal_name: "Maren Holt",
      files: [{ id: file.id, name: "passport.pdf" }],
    });
    expect(Buffer.from((await openProof(operator.ctx(), id, file.id)).bytes).toString()).toBe("a passport");
    expect(await opened(seeker.profileId)).toEqual([
      { actorId: operator.userId, targetId: id, diff: { file: file.id } },
    ]);
    const other = await makeSeeker();
    for (const ctx of [seeker.ctx(), other.ctx(), nobody()]) {
      expect(await refusal(openProof(ctx, id, file.id))).toBe("not_found");
      expect(await refusal(downloadFile(ctx, { fileId: file.id }))).toBe("not_found");
    }
    expect(await refusal(openProof(operator.ctx(), newId("vrf"), file.id))).toBe("not_found");
    expect(await opened(seeker.profileId)).toHaveLength(1);
  });

  it("is verified once, by the operator who is first; the documents go, and the reason comes by mail", async () => {
    const [seeker, one, two] = [await makeSeeker(), await makeOperator(), await makeOperator()];
    const { id, file } = await seeker.ask();
    const reason = "The passport fits.";
    const answers = await Promise.all([
      refusal(decideVerification(one.ctx(), { id, decision: "verify", reason })),
      refusal(decideVerification(two.ctx(), { id, decision: "verify", reason })),
    ]);
    expect(answers.toSorted()).toEqual(["conflict", "went through"]);
    expect(await isVerified(seeker.profileId)).toBe(true);
    expect(await readVerification(seeker.ctx())).toMatchObject({
      verified: true,
      request: { status: "VERIFIED", reason },
    });
    expect((await readVerificationCase(one.ctx(), id)).files).toEqual([]);
    expect(await refusal(openProof(one.ctx(), id, file.id))).toBe("not_found");
    // what nothing holds is removed by the job that clears uploads
    const [row] = await database().select().from(files).where(eq(files.id, file.id));
    expect(row?.subject).toBeNull();
    const mails = await mailsTo(seeker.email);
    expect(mails.filter(({ subject }) => subject === "You are verified")).toHaveLength(1);
    expect(await refusal(seeker.ask())).toBe("conflict");
  });

  it("is told why it was declined, and can ask again", async () => {
    const [seeker, operator] = [await makeSeeker(), await makeOperator()];
    const { id } = await seeker.ask();
    await decideVerification(operator.ctx(), { id, decision: "decline", reason: "The picture is cut off." });
    expect(await isVerified(seeker.profileId)).toBe(false);
    expect((await readVerification(seeker.ctx())).request).toMatchObject({
      status: "DECLINED",
      reason: "The picture is cut off.",
    });
    await seeker.ask();
    expect((await readVerification(seeker.ctx())).request?.status).toBe("OPEN");
  });

  it("has one open request at a time, with files of its own, and can take it back", async () => {
    const [seeker, other, operator] = [await makeSeeker(), await makeSeeker(), await makeOperator()];
    const many = await Promise.all(Array.from({ length: 6 }, () => refusal(seeker.ask())));
    expect(many.filter((answer) => answer === "went through")).toHaveLength(1);
    const foreign = await seeker.upload();
    const asked = askVerification(other.ctx(), { legal_name: "Ann Other", note: "", file_ids: [foreign.id] });
    expect(await refusal(asked)).toBe("validation_error");
    expect((await readVerification(other.ctx())).request).toBeNull();
    await withdrawProof(seeker.ctx(), foreign.id);
    const { request } = await readVerification(seeker.ctx());
    const id = request?.id ?? "";
    expect(await refusal(withdrawVerification(other.ctx(), { id }))).toBe("conflict");
    await withdrawVerification(seeker.ctx(), { id });
    const late = decideVerification(operator.ctx(), { id, decision: "verify", reason: "It fits." });
    expect(await refusal(late)).toBe("conflict");
    expect(await isVerified(seeker.profileId)).toBe(false);
  });

  it("does not decide it: only operators do, and none their own", async () => {
    const seeker = await makeSeeker();
    const { id } = await seeker.ask();
    const decision = { id, decision: "verify", reason: "It is me." } as const;
    expect(await refusal(decideVerification(seeker.ctx(), decision))).toBe("not_found");
    await database().update(users).set({ role: "operator" }).where(eq(users.id, seeker.userId));
    expect(await refusal(decideVerification(seeker.ctx(), decision))).toBe("conflict");
    expect(await isVerified(seeker.profileId)).toBe(false);
  });
});
