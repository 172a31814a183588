import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { reports } from "@/db/schema";
import { createReport } from "@/lib/contracts/contact/reports";
import { expectRefusal, keyed, makeCaller, setCounter, spareAddress } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/reports";
const body = (id: string, more: object = {}) => ({ subject: { kind: "profile", id }, reason: "spam", ...more });
const NOBODY = "crt_01k5s3v9n6e8wbr4q2ycx7th0d";

test.describe("201", () => {
  test("without a credential; the same address a second time is answered the first", async ({ api }) => {
    const { profileId } = await makeCreator();
    const from = { "x-forwarded-for": spareAddress() };
    const first = await api.post(PATH, { headers: keyed(from), data: body(profileId, { words: "Look." }) });
    expect(first.status()).toBe(201);
    const told = await first.json();
    expect(told).toMatchObject({ subject: { kind: "profile", id: profileId }, reason: "spam" });
    const again = await api.post(PATH, { headers: keyed(from), data: body(profileId, { reason: "scam" }) });
    expect(again.headers()["idempotent-replayed"]).toBeUndefined();
    expect(await again.json()).toEqual(told);
    expect(await database().select().from(reports).where(eq(reports.subjectId, profileId))).toMatchObject([
      { id: told.id, words: "Look.", userId: null },
    ]);
  });

  test("with a credential, in the account's name", async ({ api }) => {
    const [{ profileId }, { creator, headers }] = [await makeCreator(), await makeCaller([])];
    await api.post(PATH, { headers: keyed(headers), data: body(profileId) });
    const [row] = await database().select().from(reports).where(eq(reports.subjectId, profileId));
    expect(row?.userId).toBe(creator.userId);
  });
});

test.describe("400", () => {
  test("without an Idempotency-Key", async ({ api }) => {
    await expectRefusal(await api.post(PATH, { data: body(NOBODY) }), 400, "idempotency_key_required");
  });
});

test.describe("404", () => {
  test("for what is not there", async ({ api }) => {
    await expectRefusal(await api.post(PATH, { headers: keyed({}), data: body(NOBODY) }), 404, "not_found");
  });
});

test.describe("405", () => {
  test("for reading: reports are for operators", async ({ api }) => {
    await expectRefusal(await api.get(PATH), 405, "method_not_allowed");
  });
});

test.describe("422", () => {
  for (const [param, sent] of [
    ["subject.id", { subject: { kind: "profile", id: "post_01k5s3v9n6e8wbr4q2ycx7th0d" } }],
    ["subject.kind", { subject: { kind: "booking", id: NOBODY } }],
    ["reason", { reason: "dull" }],
    ["words", { words: "w".repeat(1001) }],
  ] as const)
    test(`names ${param} of ${JSON.stringify(sent).slice(0, 70)}`, async ({ api }) => {
      const response = await api.post(PATH, { headers: keyed({}), data: body(NOBODY, sent) });
      expect((await expectRefusal(response, 422, "validation_error")).param).toBe(param);
    });
});

test.describe("429", () => {
  test("after ten in a minute from one address", async ({ api }) => {
    const address = spareAddress();
    await setCounter(`op:createReport:${address}`, 10, 60);
    const send = () => api.post(PATH, { headers: keyed({ "x-forwarded-for": address }), data: body(NOBODY) });
    await send(); // a process lets one pass before it asks what the others have counted
    await expectRefusal(await send(), 429, "rate_limit_exceeded");
  });
});

describeRefusals(createReport, (api, headers) => api.post(PATH, { headers: keyed(headers), data: body(NOBODY) }));
