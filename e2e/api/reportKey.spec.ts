import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { auditLog, mails } from "@/db/schema";
import { reportKey } from "@/lib/contracts/developers/keys/key-reports";
import { expectRefusal, keyed, makeCaller, spareAddress } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/keys/report";

test.describe("202", () => {
  test("ends the key for anyone who holds it, tells its owner, and answers alike for a key of nobody's", async ({
    api,
  }) => {
    const { creator, keyId, token, headers } = await makeCaller();
    const report = async (key: string) => {
      const answer = await api.post(PATH, { headers: keyed({}), data: { key } });
      return [answer.status(), await answer.json()];
    };
    const prefix = token.slice(0, token.lastIndexOf("_"));
    for (const wrong of ["hello", `${prefix}_${"x".repeat(43)}`, `gh_live_unknown0_${"x".repeat(43)}`])
      expect(await report(wrong)).toEqual([202, { received: true }]);
    expect((await api.get("/api/v1/me", { headers })).status()).toBe(200);

    expect(await report(token)).toEqual([202, { received: true }]);
    await expectRefusal(await api.get("/api/v1/me", { headers }), 401, "unauthorized");
    expect(await report(token)).toEqual([202, { received: true }]);
    const mailed = await database().select().from(mails).where(eq(mails.recipient, creator.email));
    expect(mailed.map(({ kind }) => kind)).toEqual(["api_key_reported"]);
    const [entry] = await database().select().from(auditLog).where(eq(auditLog.targetId, keyId));
    expect(entry).toMatchObject({ action: "api_key.reported", actorKind: "anonymous" });
  });
});

test.describe("429", () => {
  test("after ten in a minute from one address", async ({ api }) => {
    const from = { "x-forwarded-for": spareAddress() };
    const send = () => api.post(PATH, { headers: keyed(from), data: { key: "hello" } });
    for (let i = 0; i < 10; i++) expect((await send()).status()).toBe(202);
    await expectRefusal(await send(), 429, "rate_limit_exceeded");
  });
});

describeRefusals(reportKey, (api, headers) => api.post(PATH, { headers: keyed(headers), data: { key: "hello" } }));
