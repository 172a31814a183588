import type { GraphQLField } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePaidOrder, makeProduct } from "@/db/factories";
import { makeReview } from "@/db/factories/analytics";
import { makeBooking, makeTier } from "@/db/factories/creator-records";
import { makePost } from "@/db/factories/posts";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { ALL_SCOPES, type Scope } from "@/lib/contracts/scopes";
import { PLAN_TIERS, type PlanTier } from "@/lib/contracts/tiers";
import { graphSchema } from "./schema";
import { ask, makeCaller } from "./testing";
import { MORE_SELECTIONS } from "./testing-selections";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

/** A good selection of each root field: a field that is missing here fails the first test. */
const SELECTIONS: Record<string, string> = {
  me: "{ me { id email } }",
  profile: '{ profile(handle: "somebody") { id } }',
  profiles: "{ profiles { edges { node { id } } } }",
  categories: "{ categories { slug } }",
  posts: "{ posts { edges { node { id } } } }",
  post: '{ post(id: "post_01k5s3v9n6e8wbr4q2ycx7th0d") { id } }',
  orders: "{ orders { edges { node { id } } } }",
  order: '{ order(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d") { id } }',
  purchases: "{ purchases { edges { node { id } } } }",
  offers: "{ offers { edges { node { productId } } } }",
  saved: "{ saved { edges { node { id } } } }",
  saveItem: 'mutation { saveItem(input: {id: "crt_01k5s3v9n6e8wbr4q2ycx7th0d"}, idempotencyKey: "k") { replayed } }',
  removeSavedItem:
    'mutation { removeSavedItem(id: "crt_01k5s3v9n6e8wbr4q2ycx7th0d", idempotencyKey: "k") { replayed } }',
  savedSearches: "{ savedSearches { edges { node { id } } } }",
  saveSearch: 'mutation { saveSearch(input: {criteria: {query: "logo"}}, idempotencyKey: "k") { replayed } }',
  updateSavedSearch:
    'mutation { updateSavedSearch(id: "srch_01k5s3v9n6e8wbr4q2ycx7th0d", input: {mail: false}, idempotencyKey: "k") { replayed } }',
  removeSavedSearch:
    'mutation { removeSavedSearch(id: "srch_01k5s3v9n6e8wbr4q2ycx7th0d", idempotencyKey: "k") { replayed } }',
  purchase: '{ purchase(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d") { id } }',
  approvals: "{ approvals { edges { node { id } } } }",
  acceptPurchase:
    'mutation { acceptPurchase(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d", input: {}, idempotencyKey: "k") { replayed } }',
  requestPurchaseRevision:
    'mutation { requestPurchaseRevision(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d", input: {note: "More."}, idempotencyKey: "k") { replayed } }',
  submitPurchaseBrief:
    'mutation { submitPurchaseBrief(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d", input: {brief: "B", answerList: ["size=A4"]}, idempotencyKey: "k") { replayed } }',
  draftReview:
    'mutation { draftReview(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d", input: {rating: 5}, idempotencyKey: "k") { replayed } }',
  proposeDueDate:
    'mutation { proposeDueDate(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d", input: {dueAt: "2026-12-18T17:00:00.000Z", reason: "Why."}, idempotencyKey: "k") { replayed } }',
  answerDueDate:
    'mutation { answerDueDate(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d", input: {accept: true, dueAt: "2026-12-18T17:00:00.000Z"}, idempotencyKey: "k") { replayed } }',
  proposePurchaseDueDate:
    'mutation { proposePurchaseDueDate(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d", input: {dueAt: "2026-12-18T17:00:00.000Z", reason: "Why."}, idempotencyKey: "k") { replayed } }',
  answerPurchaseDueDate:
    'mutation { answerPurchaseDueDate(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d", input: {accept: true, dueAt: "2026-12-18T17:00:00.000Z"}, idempotencyKey: "k") { replayed } }',
  cancelOrder:
    'mutation { cancelOrder(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d", input: {}, idempotencyKey: "k") { replayed } }',
  refundOrder:
    'mutation { refundOrder(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d", input: {}, idempotencyKey: "k") { replayed } }',
  orderSettlement: '{ orderSettlement(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d") { orderId } }',
  purchaseSettlement: '{ purchaseSettlement(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d") { orderId } }',
  ...settlingSelections(),
  ...MORE_SELECTIONS,
  products: "{ products { edges { node { id } } } }",
  bookings: "{ bookings { edges { node { id } } } }",
  tiers: "{ tiers { edges { node { id } } } }",
  reputation: '{ reputation(handle: "somebody") { handle } }',
  webhookEndpoints: "{ webhookEndpoints { edges { node { id } } } }",
  events: "{ events { edges { node { id } } } }",
  founders: "{ founders { edges { node { handle } } } }",
  analyticsOverview: "{ analyticsOverview { members } }",
  cohortRetention: "{ cohortRetention { week } }",
  auditLog: "{ auditLog { edges { node { id } } } }",
  account: "{ account { name email profile { handle } } }",
  agents: "{ agents { edges { node { id } } } }",
  agentRuns: "{ agentRuns { edges { node { id steps { n } } } } }",
  agentRun: '{ agentRun(id: "run_01k5s3v9n6e8wbr4q2ycx7th0d") { id } }',
  agentCosts: "{ agentCosts { runs } }",
  threads: "{ threads { edges { node { id } } } }",
  messages: '{ messages(id: "thr_01k5s3v9n6e8wbr4q2ycx7th0d") { edges { node { id } } } }',
  sendMessage:
    'mutation { sendMessage(id: "thr_01k5s3v9n6e8wbr4q2ycx7th0d", input: {body: "B"}, idempotencyKey: "k") { replayed } }',
  updateProfile: 'mutation { updateProfile(input: {tagline: "T"}, idempotencyKey: "k") { profile { id } } }',
  createPortfolioPiece:
    'mutation { createPortfolioPiece(input: {title: "T", media: [{mediaId: "med_01k5s3v9n6e8wbr4q2ycx7th0d"}]}, idempotencyKey: "k") { replayed } }',
  updatePortfolioPiece:
    'mutation { updatePortfolioPiece(id: "piece_01k5s3v9n6e8wbr4q2ycx7th0d", input: {position: 0}, idempotencyKey: "k") { replayed } }',
  deletePortfolioPiece:
    'mutation { deletePortfolioPiece(id: "piece_01k5s3v9n6e8wbr4q2ycx7th0d", idempotencyKey: "k") { replayed } }',
  quotes: "{ quotes { edges { node { id } } } }",
  quote: '{ quote(id: "qt_01k5s3v9n6e8wbr4q2ycx7th0d") { id } }',
  requestQuote: 'mutation { requestQuote(input: {handle: "somebody", brief: "b"}, idempotencyKey: "k") { replayed } }',
  offerQuote:
    'mutation { offerQuote(id: "qt_01k5s3v9n6e8wbr4q2ycx7th0d", input: {productId: "prod_01k5s3v9n6e8wbr4q2ycx7th0d", title: "T", scope: "S", amountCents: 100, deliveryDays: 1}, idempotencyKey: "k") { replayed } }',
  declineQuote:
    'mutation { declineQuote(id: "qt_01k5s3v9n6e8wbr4q2ycx7th0d", input: {}, idempotencyKey: "k") { replayed } }',
  withdrawQuote:
    'mutation { withdrawQuote(id: "qt_01k5s3v9n6e8wbr4q2ycx7th0d", input: {}, idempotencyKey: "k") { replayed } }',
  createPost: 'mutation { createPost(input: {title: "T"}, idempotencyKey: "k") { post { id } } }',
  updatePost:
    'mutation { updatePost(id: "post_01k5s3v9n6e8wbr4q2ycx7th0d", input: {title: "T"}, idempotencyKey: "k") { post { id } } }',
  deletePost: 'mutation { deletePost(id: "post_01k5s3v9n6e8wbr4q2ycx7th0d", idempotencyKey: "k") { post { id } } }',
  createWebhookEndpoint:
    'mutation { createWebhookEndpoint(input: {url: "https://example.com/h"}, idempotencyKey: "k") { secret } }',
  disableWebhookEndpoint:
    'mutation { disableWebhookEndpoint(id: "whe_01k5s3v9n6e8wbr4q2ycx7th0d", idempotencyKey: "k") { replayed } }',
  requestIntro:
    'mutation { requestIntro(input: {handle: "somebody", note: "n", callbackUrl: "https://example.com/a"}, idempotencyKey: "k") { replayed } }',
};

function settlingSelections(): Record<string, string> {
  const said = '{body: "It was empty."}';
  const proposed = '{kind: "refund_all"}';
  const accepted = '{proposalId: "prop_01k5s3v9n6e8wbr4q2ycx7th0d"}';
  const inputs = {
    declineCancelOrder: '{reason: "Nearly done."}',
    addOrderStatement: said,
    proposeForOrder: proposed,
    acceptForOrder: accepted,
    retryRefund: '{refundId: "rfd_01k5s3v9n6e8wbr4q2ycx7th0d"}',
    cancelPurchase: '{reason: "No need."}',
    disputePurchase: '{reason: "Nothing in it works."}',
    addPurchaseStatement: said,
    proposeForPurchase: proposed,
    acceptForPurchase: accepted,
    tipPurchase: "{amountCents: 500}",
  };
  const of = (name: string, input: string) =>
    `mutation { ${name}(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d", ${input}idempotencyKey: "k") { replayed } }`;
  const taking = Object.entries(inputs).map(([name, input]) => [name, of(name, `input: ${input}, `)]);
  return Object.fromEntries([...taking, ["refundTip", of("refundTip", "")]]);
}

type Needs = { scope: Scope | "any" | "public"; orScope?: Scope; tier: PlanTier };
const needsOf = (field: GraphQLField<unknown, unknown>) => field.extensions as Needs;

const roots = [graphSchema().getQueryType(), graphSchema().getMutationType()];
const fields = roots.flatMap((root) => Object.values(root?.getFields() ?? {}));
const named = fields.filter(({ name }) => name !== "node" && name !== "nodes");
const scoped = named.filter((field) => !["public", "any"].includes(needsOf(field).scope));

it("has a selection for every root field", () => {
  expect(Object.keys(SELECTIONS).sort()).toEqual(expect.arrayContaining(named.map(({ name }) => name).sort()));
});

describe.each(scoped.map((field) => [field.name, needsOf(field), SELECTIONS[field.name] ?? ""] as const))(
  "%s",
  (name, { scope, orScope, tier }, query) => {
    it("says unauthorized without a credential", async () => {
      const { data, errors, status } = await ask(query);
      expect([status, data]).toEqual([200, { [name]: null }]);
      expect(errors).toMatchObject([{ path: [name], extensions: { code: "unauthorized", required_scope: scope } }]);
    });

    it("names the scope that a credential lacks", async () => {
      const { token } = await makeCaller(
        ALL_SCOPES.filter((other) => other !== scope && other !== orScope),
        { tier },
      );
      const { data, errors } = await ask(query, { token });
      expect(data).toEqual({ [name]: null });
      expect(errors?.[0]?.extensions).toMatchObject({ code: "insufficient_scope", required_scope: scope });
    });

    it("refuses the plans below, and answers the plan it needs", async () => {
      for (const below of PLAN_TIERS.slice(0, PLAN_TIERS.indexOf(tier))) {
        const { token } = await makeCaller(ALL_SCOPES, { tier: below });
        const { errors } = await ask(query, { token });
        expect(errors?.[0]?.extensions).toMatchObject({
          code: "tier_gate_blocked",
          required_tier: tier,
          upgrade_url: "/developers/billing",
        });
      }
      const { token } = await makeCaller([scope as Scope], { tier });
      const codes = ((await ask(query, { token })).errors ?? []).map(({ extensions }) => extensions.code);
      for (const code of codes) expect(code).toBe("not_found"); // of ids and handles that nobody has
    });
  },
);

describe("account", () => {
  it("needs a credential, and no scope", async () => {
    const { errors } = await ask(SELECTIONS.account ?? "");
    expect(errors).toMatchObject([{ path: ["account"], extensions: { code: "unauthorized" } }]);
    const { handle, token } = await makeCaller([]);
    const { data } = await ask(SELECTIONS.account ?? "", { token });
    expect(data).toEqual({ account: { name: null, email: null, profile: { handle } } });
  });
});

describe("public fields", () => {
  it.each(named.filter((field) => needsOf(field).scope === "public").map(({ name }) => name))("%s", async (name) => {
    const { errors } = await ask(SELECTIONS[name] ?? "");
    expect(errors).toBeUndefined();
  });

  it("need a good credential all the same when one is sent", async () => {
    const { status, data, errors } = await ask("{ categories { slug } }", {
      token: `gh_live_unknown0_${"x".repeat(43)}`,
    });
    expect([status, data, errors?.[0]?.extensions.code]).toEqual([401, undefined, "unauthorized"]);
  });
});

describe("what belongs to another creator", () => {
  const NODE = "query ($id: ID!) { node(id: $id) { __typename id } }";

  it("is null by its id, and there for its own", async () => {
    const [owner, other] = [
      await makeCaller(ALL_SCOPES, { tier: "GROWTH" }),
      await makeCaller(ALL_SCOPES, { tier: "GROWTH" }),
    ];
    const { id: order } = await makePaidOrder(owner.profileId);
    const { id: product } = await makeProduct(owner.profileId);
    const { id: booking } = await makeBooking(owner.profileId);
    const { id: tier } = await makeTier(owner.profileId);
    const { id: hidden } = await makePost(owner.profileId, { visibility: "members" });
    const made = await ask(SELECTIONS.createWebhookEndpoint?.replace("secret", "webhookEndpoint { id }") ?? "", {
      token: owner.token,
    });
    const endpoint = made.data.createWebhookEndpoint.webhookEndpoint.id;
    const log = await ask("{ auditLog { edges { node { id } } } }", { token: owner.token });
    const entry = log.data.auditLog.edges[0].node.id;
    await ask('mutation { createPost(input: {title: "T"}, idempotencyKey: "e") { post { id } } }', {
      token: owner.token,
    });
    const sent = await ask("{ events { edges { node { id type data } } } }", { token: owner.token });
    const event = sent.data.events.edges[0].node.id;

    for (const id of [order, product, booking, tier, hidden, endpoint, entry, event]) {
      const own = await ask(NODE, { token: owner.token, variables: { id } });
      expect(own.data.node?.id, id).toBe(id);
      const foreign = await ask(NODE, { token: other.token, variables: { id } });
      expect([foreign.data.node, foreign.errors], id).toEqual([null, undefined]);
      const nobody = await ask(NODE, { variables: { id } });
      expect([nobody.data.node, nobody.errors?.[0]?.extensions.code], id).toEqual([null, "unauthorized"]);
    }
  });

  it("is public where the profile shows it", async () => {
    const owner = await makeCaller();
    const { id: review } = await makeReview(owner.profileId, 4);
    for (const id of [owner.profileId, review]) {
      expect((await ask(NODE, { variables: { id } })).data.node.id).toBe(id);
    }
  });

  it("cannot be changed, and does not tell that it exists", async () => {
    const [owner, other] = [await makeCaller(), await makeCaller()];
    const { id } = await makePost(owner.profileId);
    const query = `mutation { deletePost(id: "${id}", idempotencyKey: "d") { post { id } userErrors { code path } } }`;
    const { data } = await ask(query, { token: other.token });
    expect(data.deletePost).toMatchObject({ post: null, userErrors: [{ code: "not_found" }] });
    expect((await ask(NODE, { token: owner.token, variables: { id } })).data.node.id).toBe(id);
  });

  it("refuses ids of nothing that can be read, and more than a hundred", async () => {
    const odd = await ask(NODE, { variables: { id: "usr_01k5s3v9n6e8wbr4q2ycx7th0d" } });
    expect(odd.errors?.[0]).toMatchObject({
      message: expect.stringContaining("post_"),
      extensions: { code: "invalid_request" },
    });
    const ids = Array.from({ length: 101 }, () => "crt_01k5s3v9n6e8wbr4q2ycx7th0d");
    const many = await ask("query ($ids: [ID!]!) { nodes(ids: $ids) { id } }", { variables: { ids } });
    expect(many.errors?.[0]?.message).toContain("at most 100");
  });

  it("withholds earnings from who may not see revenue", async () => {
    const seen = async (scopes: Scope[]) => {
      const { token } = await makeCaller(scopes);
      return (await ask("{ analyticsOverview { earnings { netCents } } }", { token })).data.analyticsOverview.earnings;
    };
    expect(await seen(["analytics:read"])).toBeNull();
    expect(await seen(["analytics:read", "revenue:read"])).toEqual({ netCents: 0 });
  });
});
