import type { GraphQLField } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePaidOrder, makeProduct } from "@/db/factories";
import { makeReview } from "@/db/factories/analytics";
import { makeBooking, makeTier } from "@/db/factories/creator-records";
import { makePost } from "@/db/factories/posts";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { OPERATIONS } from "@/lib/contracts";
import { ALL_SCOPES, type Scope } from "@/lib/contracts/scopes";
import { PLAN_TIERS, type PlanTier } from "@/lib/contracts/tiers";
import { graphSchema } from "./schema";
import { ask, makeCaller } from "./testing";
import { SELECTIONS } from "./testing-selections";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

type Needs = { operation: string; scope: Scope | "any" | "public"; orScope?: Scope; tier: PlanTier };
const FOR_TESTS = new Set(OPERATIONS.filter(({ touches }) => touches === "test").map(({ id }) => id));
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
  (name, { scope, orScope, tier, operation }, query) => {
    const mode = { livemode: !FOR_TESTS.has(operation) };

    it("says unauthorized without a credential", async () => {
      const { data, errors, status } = await ask(query);
      expect([status, data]).toEqual([200, { [name]: null }]);
      expect(errors).toMatchObject([{ path: [name], extensions: { code: "unauthorized", required_scope: scope } }]);
    });

    it("names the scope that a credential lacks", async () => {
      const { token } = await makeCaller(
        ALL_SCOPES.filter((other) => other !== scope && other !== orScope),
        { tier },
        mode,
      );
      const { data, errors } = await ask(query, { token });
      expect(data).toEqual({ [name]: null });
      expect(errors?.[0]?.extensions).toMatchObject({ code: "insufficient_scope", required_scope: scope });
    });

    it("refuses the plans below, and answers the plan it needs", async () => {
      for (const below of PLAN_TIERS.slice(0, PLAN_TIERS.indexOf(tier))) {
        const { token } = await makeCaller(ALL_SCOPES, { tier: below }, mode);
        const { errors } = await ask(query, { token });
        expect(errors?.[0]?.extensions).toMatchObject({
          code: "tier_gate_blocked",
          required_tier: tier,
          upgrade_url: "/developers/billing",
        });
      }
      const { token } = await makeCaller([scope as Scope], { tier }, mode);
      const codes = ((await ask(query, { token })).errors ?? []).map(({ extensions }) => extensions.code);
      // of ids and handles that nobody has; a key cannot make keys that make keys
      for (const code of codes) expect(code).toBe(name === "createKey" ? "insufficient_scope" : "not_found");
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
