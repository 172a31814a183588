import { getTableColumns, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { admin, answer } from "@/bin/admin/testing";
import { database, statement } from "@/db/client";
import * as schema from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { resetEnv } from "@/lib/core/env";
import { seal, sha256, unseal } from "@/lib/core/seal";
import { systemContext } from "@/lib/core/system-context";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { signingKey } from "@/lib/domain/developers/oauth/keys";
import { openHeaders, sealHeaders } from "@/lib/domain/developers/webhooks/custom-headers";
import { testCreator, testEndpoint } from "@/lib/domain/developers/webhooks/delivery/testing";
import { rotateSecret } from "@/lib/domain/developers/webhooks/endpoints/rotate-secret";
import { openSecret } from "@/lib/domain/developers/webhooks/secrets";
import { passwordReset } from "@/lib/domain/people/accounts/mails/password-reset";
import { AUTHENTICATOR_SECRET } from "@/lib/domain/platform/access/authenticator-secret";
import { storeAnswer, storedAnswer } from "@/lib/domain/platform/access/idempotent-answers";
import { requireAccount } from "@/lib/domain/platform/access/require";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { mailsTo } from "@/lib/domain/platform/mail/testing";
import { SEALED_COLUMNS } from "./columns";
import { opensTheLatest } from "./opens-the-latest";
import { BEGINNING, type Place, resealRows } from "./reseal";
import { sealedStanding } from "./standing";

const FIRST = "the first secret of this test that is long enough";
const SECOND = "the second secret of this test that is long enough";
const CALL = { scopeHash: sha256("scope"), requestHash: sha256("request"), secret: true, now: new Date() };

const worker = () => systemContext("test", new Date());

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
beforeEach(() => use(FIRST));
afterAll(async () => {
  delete process.env.AUTH_SECRET_PREVIOUS;
  await own.drop();
});

function use(secret: string, previous = ""): void {
  Object.assign(process.env, { AUTH_SECRET: secret, AUTH_SECRET_PREVIOUS: previous });
  resetEnv();
}

/** At least one value in every sealed column, each written as the service writes it. Answers a reader of all of them. */
async function fill() {
  const { ctx, profileId } = await testCreator();
  const sealedHeaders = sealHeaders({ Authorization: "Bearer of the owner" });
  const { id } = await testEndpoint(profileId, "https://example.com/hook", { sealedHeaders });
  for (let n = 0; n < 2; n++) await rotateSecret(ctx, id);
  const mail = passwordReset({ name: "Robin", token: "a-token-that-works" });
  const recipient = `${profileId}@example.com`;
  for (let n = 0; n < 3; n++) await transaction(worker(), (tx, ctx) => queueMail(tx, ctx, recipient, mail));
  await storeAnswer(CALL, { status: 201, headers: {}, body: "a key" });
  for (const number of [1, 2, 3]) {
    await database()
      .insert(schema.deliveryAttempts)
      .values({ id: newId("att"), deliveryId: "del_1", number, sealedHeaders, startedAt: new Date(), latencyMs: 1 });
  }
  await signingKey(worker());
  const { userId } = requireAccount(ctx);
  const secret = seal("of an app", AUTHENTICATOR_SECRET);
  await database().insert(schema.authenticators).values({ userId, sealedSecret: secret });
  return async () => {
    const [row] = await database().select().from(schema.webhookEndpoints);
    const [attempt] = await database().select().from(schema.deliveryAttempts);
    const [authenticator] = await database().select().from(schema.authenticators);
    const secrets = [row?.sealedSecret, row?.previousSealedSecret, row?.olderSealedSecret];
    return {
      secrets: secrets.map((sealed) => openSecret(sealed ?? Buffer.alloc(0))),
      headers: [openHeaders(row?.sealedHeaders ?? null), openHeaders(attempt?.sealedHeaders ?? null)],
      mails: await mailsTo(recipient),
      answer: (await storedAnswer(CALL))?.body,
      authenticator: unseal(authenticator?.sealedSecret ?? Buffer.alloc(0), AUTHENTICATOR_SECRET),
      key: (await signingKey(worker())).kid,
    };
  };
}

/** Every batch of the job's walk, `rows` at a time. Answers how many values were sealed again. */
async function reseal(rows: number): Promise<number> {
  let sealed = 0;
  for (let place: Place | undefined = BEGINNING; place; ) {
    const { resealed, next } = await resealRows(worker(), place, rows);
    sealed += resealed;
    place = next;
  }
  return sealed;
}

it("every column of bytes is a hash, a public key, or sealed and known to the walk", () => {
  const tables = Object.values(schema).filter((one) => is(one, PgTable));
  const bytes = tables.flatMap((table) =>
    Object.values(getTableColumns(table)).filter((column) => column.getSQLType() === "bytea"),
  );
  const sealed = bytes.filter(({ name }) => !/(^|_)hash$|^sha256$|^public_key$/.test(name));
  expect(sealed.length).toBeGreaterThan(0);
  expect(new Set(SEALED_COLUMNS.map(({ column }) => column))).toEqual(new Set(sealed));
});

it("a secret is rotated without a loss: the one before is read, sealed again, and then not needed", async () => {
  const read = await fill();
  const before = await read();
  const standing = await sealedStanding(worker());
  expect(
    standing.filter(({ present }) => present === 0),
    "columns that this test does not fill",
  ).toEqual([]);
  const values = standing.reduce((sum, { present }) => sum + present, 0);

  use(SECOND);
  expect((await sealedStanding(worker())).map(({ present, previous }) => present + previous)).toEqual(
    standing.map(() => 0),
  );
  expect(await opensTheLatest(worker())).toBe(false);
  use(SECOND, `another one that nobody used, ${FIRST}`);
  expect(await read()).toEqual(before);
  expect(await opensTheLatest(worker())).toBe(true);
  expect(await answer(["secret", "check"])).toMatchObject({ previous: values, unreadable: 0 });
  expect(await reseal(2)).toBe(values);
  expect(await reseal(500)).toBe(0);
  expect(await answer(["secret", "check"])).toMatchObject({ previous: 0, unreadable: 0 });
  use(SECOND);
  expect(await read()).toEqual(before);
}, 90_000);

it("what no accepted secret opens is left as it is, and told", async () => {
  await statement("update mails set sealed_body = '\\x00'", []);
  use(SECOND, FIRST);
  await reseal(500);
  const mails = (await sealedStanding(worker())).find(({ column }) => column === "mails.sealed_body");
  expect(mails).toMatchObject({ previous: 0, unreadable: 3 });
  expect(await opensTheLatest(worker()), "the key that signs").toBe(true);
  const check = await admin(["secret", "check"]);
  expect(check).toMatchObject({ code: 1, stderr: "" });
  expect(check.stdout).toMatch(/Warning: no secret given here opens 3 of them\. .* AUTH_SECRET_PREVIOUS/);
  expect(check.stdout).not.toContain("Nothing needs");
  expect(JSON.parse((await admin(["secret", "check", "--json"])).stdout)).toMatchObject({ unreadable: 3 });
});
