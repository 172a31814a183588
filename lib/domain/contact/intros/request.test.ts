import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database, statement } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { auditLog, events, intros } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { Intro, NewIntro } from "@/lib/contracts/contact/intros";
import { type Context, createContext } from "@/lib/core/context";
import { testEndpoint } from "@/lib/domain/developers/webhooks/delivery/testing";
import { checkCallback } from "./callback";
import { requestIntro } from "./request";

const now = new Date("2026-11-20T09:30:00.000Z");
const CALLBACK = "https://agent.example.com/intros/7f3a";
let ctx: Context;
let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
  ctx = createContext({ actor: { kind: "anonymous" }, requestId: "req-1", now, ip: "198.18.0.7" });
});
afterAll(() => own.drop());

const input = (handle: string, callback_url = CALLBACK) =>
  NewIntro.parse({ handle, note: "  May we meet? ", callback_url });

describe("requestIntro", () => {
  it("waits in the inbox, is audited, and is told to the creator's endpoints in the same transaction", async () => {
    const { profileId, handle } = await makeCreator({ mcpDiscoverable: true });
    const wanted = await testEndpoint(profileId, "https://example.com/hook", { eventTypes: ["intro.requested"] });
    await testEndpoint(profileId, "https://example.com/posts", { eventTypes: ["post.created"] });
    const made = await requestIntro(ctx, input(handle.toUpperCase()));
    expect(made).toEqual({
      reply_handle: expect.any(String),
      id: expect.any(String),
      status: "PENDING",
      created_at: now.toISOString(),
    });
    expect(Intro.strict().parse(made)).toEqual(made);
    const [row] = await database().select().from(intros).where(eq(intros.profileId, profileId));
    const stored = { id: made.id, note: "May we meet?", callbackUrl: CALLBACK, status: "PENDING", answeredAt: null };
    expect(row).toMatchObject(stored);
    const [event] = await database().select().from(events).where(eq(events.ownerId, profileId));
    expect(JSON.parse(event?.payload ?? "")).toMatchObject({
      type: "intro.requested",
      data: { id: made.id, note: "May we meet?", callback_url: CALLBACK },
    });
    const sent = await statement<{ endpoint_id: string }>("select endpoint_id from deliveries where event_id = $1", [
      event?.id ?? "",
    ]);
    expect(sent.map((delivery) => delivery.endpoint_id)).toEqual([wanted.id]);
    const audited = await database().select().from(auditLog).where(eq(auditLog.ownerId, profileId));
    expect(audited).toMatchObject([
      { action: "intro.requested", actorKind: "anonymous", targetId: made.id, requestId: "req-1" },
    ]);
  });

  it("does not tell a creator who has not opted in from one who does not exist", async () => {
    const hidden = await makeCreator();
    for (const handle of [hidden.handle, "nobody-here-at-all"]) {
      const refused = requestIntro(ctx, input(handle));
      await expect(refused).rejects.toMatchObject({
        code: "not_found",
        message: `A creator with the handle ${handle} was not found.`,
      });
    }
    expect(await database().$count(intros, eq(intros.profileId, hidden.profileId))).toBe(0);
    expect(await database().$count(events, eq(events.ownerId, hidden.profileId))).toBe(0);
  });

  it("refuses a callback that may not be used, before it looks for anybody", async () => {
    const refused = requestIntro(ctx, input("nobody-here-at-all", "http://10.0.0.1/"));
    await expect(refused).rejects.toMatchObject({ code: "validation_error", extras: { param: "callback_url" } });
  });
});

describe("checkCallback", () => {
  it.each([
    CALLBACK,
    "http://agent.example.com/cb",
    "https://agent.example.com:8443/a?b=c#d",
    "https://not-there-yet.invalid/x",
    "https://93.184.216.34/x",
    "https://[2606:4700::1111]/x",
    "https://social.example.com/@ada/inbox",
    "https://agent.example.com/price?at=5@10",
  ])("takes %s", (url) => expect(() => checkCallback(url)).not.toThrow());

  it.each([
    ["", /absolute/],
    ["agent.example.com/cb", /absolute/],
    ["ada@example.com", /absolute/],
    ["mailto:ada@example.com", /http or https/],
    ["ftp://example.com/x", /http or https/],
    ["javascript:alert(1)", /http or https/],
    ["https://ada:secret@example.com/", /user name/],
    ["https://ada@example.com", /user name/],
    ["https://example.com/\n", /absolute/],
    [`https://example.com/${"a".repeat(2048)}`, /2048/],
    ["http://127.0.0.1:3000/x", /private or local/],
    ["http://localhost/x", /private or local/],
    ["http://[::1]/x", /private or local/],
    ["http://[::ffff:10.0.0.1]/x", /private or local/],
    ["http://2130706433/x", /private or local/],
    ["http://169.254.169.254/latest/meta-data", /private or local/],
    ["http://100.64.0.1/", /private or local/],
    ["http://intranet/x", /private or local/],
    ["http://printer.local/x", /private or local/],
    ["http://vault.internal./x", /private or local/],
    ["http://nas.home.arpa", /private or local/],
    ["https://example.com/to/ada@example.com", /email/],
    ["https://example.com/?to=ada.lovelace+x@mail.example.co.uk", /email/],
    ["https://example.com/?to=ada%40example.com", /email/],
    ["https://example.com/?to=ada%2540example%252ecom", /email/],
    ["https://example.com/#mailto:ada@example.com", /email/],
    ["https://example.com/?to=jürgen@exämple.de", /email/],
  ])("refuses %j", (url, message) => {
    expect(() => checkCallback(url)).toThrow(message);
  });
});
