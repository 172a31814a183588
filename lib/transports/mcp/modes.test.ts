import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { consenting, makeTokens } from "@/db/factories/oauth";
import { makePost } from "@/db/factories/posts";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { ALL_SCOPES } from "@/lib/contracts/scopes";
import { replyHandle } from "@/lib/domain/contact/threads/access/handles";
import { orderHandle } from "@/lib/domain/trade/orders/access/handle";
import { PLENTY } from "@/lib/domain/trade/orders/testing-apps";
import { bothModes, countIn, idsIn, type Mode, rowsOf } from "../rest/modes/testing";
import { TOOLS } from "./catalogue";
import { callTool, type Service, startService } from "./testing";

/** What an app of each mode says for the same person, who buys of `other`. */
type World = Awaited<ReturnType<typeof bothModes>> & { tokens: Record<Mode, string>; slug: string };
type Args = Record<string, unknown>;

/**
 * How each tool is tried. `of`: it is about things of one mode, and of the other mode there is none (`gone` where it may say so of its own,
 * too). `makes`: what it makes is of the caller's mode. Otherwise it reads what both modes share.
 */
type Try = {
  args: (world: World, own: World["things"][Mode]) => Args | Args[];
  of?: true;
  gone?: true;
  makes?: string;
};

const ordered = (more: Args = {}): Try => ({
  of: true,
  args: (_, { purchase }) => ({ orderHandle: orderHandle(purchase), ...more }),
});
const talked = (more: Args = {}): Try => ({
  of: true,
  args: (_, { purchase, boughtThread, boughtQuote }) => [
    { orderHandle: orderHandle(purchase), ...more },
    { threadId: boughtThread, ...more },
    { replyHandle: replyHandle(boughtQuote), ...more },
  ],
});

/** A tool that is missing here fails the first test. */
const TRIES: Record<string, Try> = {
  find_creators: { args: () => ({ query: "design" }) },
  get_creator: { args: ({ other }) => ({ handle: other.handle }) },
  list_creator_offers: { args: ({ other }) => ({ handle: other.handle }) },
  get_marketplace_offerings: { args: () => ({ query: "design" }) },
  get_marketplace_policies: { args: () => ({}) },
  search_posts: { args: () => ({ topic: "design" }) },
  get_post: { args: ({ other, slug }) => ({ handle: other.handle, slug }) },
  find_founders: { args: () => ({}) },
  list_slots: { args: ({ other }) => ({ handle: other.handle }) },
  submit_intent_brief: { makes: "briefs", args: () => ({ brief: "A mark and icons for a ferry line, cut in steel." }) },
  request_intro: { makes: "intros", args: ({ other }) => ({ handle: other.handle, note: "May we meet?" }) },
  request_quote: { makes: "quotes", args: ({ other }) => ({ handle: other.handle, brief: "A mark." }) },
  create_order: {
    makes: "orders",
    args: ({ other, products }) => ({ handle: other.handle, productId: products.other.id, tierId: "basic" }),
  },
  book_slot: { makes: "bookings", args: () => ({ timezone: "UTC" }) },
  get_quote: {
    of: true,
    args: (_, { boughtQuote }) => [{ quoteId: boughtQuote }, { replyHandle: replyHandle(boughtQuote) }],
  },
  get_order_status: ordered(),
  submit_order_brief: ordered({ brief: "Blue." }),
  send_message: { ...talked({ body: "Hello." }) },
  get_messages: talked(),
  list_my_orders: { args: () => ({}) },
  accept_delivery: ordered({ deliveryNumber: 1 }),
  request_revision: ordered({ note: "Rounder, please." }),
  cancel_order: ordered({ reason: "No need any more." }),
  draft_review: ordered({ rating: 5 }),
};

/** How a tool says that there is no such thing. */
const NOTHING = /^\["(?:No \w+ has|There is no|[^"]* (?:was not found|does not exist))/;

const MODES = ["live", "test"] as const;
const otherOf = (mode: Mode): Mode => (mode === "live" ? "test" : "live");

let db: TestDatabase;
let service: Service;
let world: World;
beforeAll(async () => {
  db = await testDatabase();
  service = await startService();
  const both = await bothModes();
  const { slug } = await makePost(both.other.profileId, {});
  const app = { resource: "/api/mcp", scopes: ALL_SCOPES.filter((scope) => !scope.startsWith("keys:")) } as const;
  const tokenOf = async (livemode: boolean) =>
    (await makeTokens(await consenting(both.own), { ...app, livemode, limits: PLENTY })).access_token;
  world = { ...both, slug, tokens: { live: await tokenOf(true), test: await tokenOf(false) } };
}, 120_000);
afterAll(async () => {
  await service.close();
  await db.drop();
});

async function call(name: string, mode: Mode, args: Args) {
  const answer = await callTool(service, name, args, { authorization: `Bearer ${world.tokens[mode]}` });
  return { ...answer, all: JSON.stringify([answer.text, answer.data, answer.links]) };
}

const argsOf = (name: string, mode: Mode): Args[] => [TRIES[name]?.args(world, world.things[mode]) ?? {}].flat();

it("every tool is in this table", () => {
  expect(Object.keys(TRIES).sort()).toEqual(TOOLS.map(({ name }) => name).sort());
});

describe.each(Object.entries(TRIES))("%s", (name, { of, gone, makes }) => {
  it.each(MODES)("shows an app of %s mode nothing of the other, and changes nothing there", async (mode) => {
    const foreign = otherOf(mode);
    const [before, counted] = [await rowsOf(foreign), makes ? await countIn(makes) : null];
    for (const args of argsOf(name, of ? foreign : mode)) {
      const slot = name === "book_slot" ? await firstSlot(mode) : {};
      const { isError, all } = await call(name, mode, { ...args, ...slot });
      // a handle may open a list with nothing in it
      if (isError) expect(of && all).toMatch(NOTHING);
      const shown = (await idsIn(foreign === "live")).filter(
        (id) => !JSON.stringify(args).includes(id) && all.includes(id),
      );
      expect(shown).toEqual([]);
    }
    expect(await rowsOf(foreign)).toEqual(before);
    if (makes && counted) {
      const after = await countIn(makes);
      expect(after[mode]).toBe(counted[mode] + 1);
    }
  });

  if (of && !gone)
    it.each(MODES)("finds for an app of %s mode what is of its own", async (mode) => {
      for (const args of argsOf(name, mode)) {
        const { all } = await call(name, mode, args);
        expect(all).not.toMatch(NOTHING);
      }
    });
});

it.each(MODES)("list_my_orders lists an app of %s mode the purchases of its mode", async (mode) => {
  const { all } = await call("list_my_orders", mode, {});
  expect(all).toContain(world.things[mode].purchase);
});

async function firstSlot(mode: Mode): Promise<Args> {
  const { data } = await call("list_slots", mode, { handle: world.other.handle });
  return { handle: world.other.handle, startsAt: (data as { slots: string[] }).slots[mode === "live" ? 0 : 1] };
}
