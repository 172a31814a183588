import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeApiKey, makeCreator, makeProduct } from "@/db/factories";
import { makeAgent, makeRun } from "@/db/factories/agents";
import { agentRunSteps } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { resultsOfSteps, stepsByRuns } from "@/lib/domain/agents/saved/by-ids";
import { asKey, type Owner } from "@/lib/transports/agents/testing";
import { ask, makeCaller } from "./testing";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

describe("metadata", () => {
  const CREATE = `mutation ($input: CreatePostInput!, $key: String = "c") {
    createPost(input: $input, idempotencyKey: $key) { post { id metadata } userErrors { message path } } }`;
  const UPDATE = `mutation ($id: ID!, $input: UpdatePostInput!, $key: String!) {
    updatePost(id: $id, input: $input, idempotencyKey: $key) { post { metadata } userErrors { message path } } }`;

  it("is kept as it was sent, merged, and taken away by name and in all", async () => {
    const { token } = await makeCaller();
    const sent = { crmId: "4711", crm_id: "12", "odd Näme": "x", gone: "soon" };
    const made = await ask(CREATE, { token, variables: { input: { title: "T", metadata: sent } } });
    expect(made.data.createPost.userErrors).toEqual([]);
    const { id, metadata } = made.data.createPost.post;
    expect(metadata).toEqual(sent);

    const change = async (key: string, input: object) =>
      (await ask(UPDATE, { token, variables: { id, input, key } })).data.updatePost.post.metadata;
    const { gone: _, ...left } = sent;
    expect(await change("1", { metadata: { gone: null, leadId: "7" } })).toEqual({ ...left, leadId: "7" });
    expect(await change("2", { metadata: {} })).toEqual({ ...left, leadId: "7" });
    expect(await change("3", { title: "U" })).toEqual({ ...left, leadId: "7" });
    const read = await ask("query ($id: ID!) { post(id: $id) { metadata } }", { token, variables: { id } });
    expect(read.data.post.metadata).toEqual({ ...left, leadId: "7" });
    expect(await change("4", { metadata: null })).toBeNull();
  });

  it("is taken from the text of a query too, and refused past its limits", async () => {
    const { token } = await makeCaller();
    const inline = `mutation { createPost(input: {title: "T", metadata: {crmId: "1"}}, idempotencyKey: "i") { post { metadata } } }`;
    expect((await ask(inline, { token })).data.createPost.post.metadata).toEqual({ crmId: "1" });
    for (const metadata of [{ "": "x" }, { ["x".repeat(41)]: "x" }, { a: 5 }, ["a"], "text"]) {
      const { data } = await ask(CREATE, { token, variables: { key: randomUUID(), input: { title: "T", metadata } } });
      expect(data.createPost.userErrors[0].path, JSON.stringify(metadata)).toEqual(
        expect.arrayContaining(["input", "metadata"]),
      );
    }
    for (const metadata of [{ "a\0b": "x" }, { a: "x\0" }]) {
      const { data } = await ask(CREATE, { token, variables: { key: randomUUID(), input: { title: "T", metadata } } });
      expect(data.createPost.userErrors).toMatchObject([{ message: expect.stringContaining("U+0000") }]);
    }
  });

  it("is nobody else's to read", async () => {
    const [own, other] = [await makeCaller(), await makeCaller()];
    const { data } = await ask(CREATE, {
      token: own.token,
      variables: { input: { title: "T", metadata: { a: "b" } } },
    });
    const query = "query ($id: ID!) { post(id: $id) { id metadata } }";
    const seen = await ask(query, { token: other.token, variables: { id: data.createPost.post.id } });
    expect(seen.data.post).toMatchObject({ metadata: null });
  });
});

it("sends headers of an endpoint's own by their names, and never shows their values", async () => {
  const { token } = await makeCaller();
  const query = `mutation { createWebhookEndpoint(input: {url: "https://example.com/h", headers: {XTenant: "studio-5"}}, idempotencyKey: "h")
    { webhookEndpoint { headerNames } } }`;
  const told = await ask(query, { token });
  expect(told.data.createWebhookEndpoint.webhookEndpoint.headerNames).toEqual(["XTenant"]);
  expect(JSON.stringify(told.data)).not.toContain("studio-5");
});

describe("test mode", () => {
  it("makes orders and moves them, with test keys alone", async () => {
    const { profileId, token: live } = await makeCaller();
    await makeProduct(profileId);
    const { token } = await makeApiKey(profileId, undefined, { livemode: false });
    const make = (key: string) =>
      `mutation { createFixture(input: {type: "order.paid"}, idempotencyKey: "${key}") { madeFixture { orderId status } userErrors { code } } }`;
    const made = (await ask(make("a"), { token })).data.createFixture;
    expect(made).toMatchObject({ madeFixture: { status: "PAID" }, userErrors: [] });
    expect((await ask(make("b"), { token: live })).errors).toMatchObject([
      { extensions: { code: "insufficient_scope" } },
    ]);

    const advance = `mutation { advanceTestClock(input: {advanceSeconds: 3600}, idempotencyKey: "t")
      { testClock { advancedSeconds moved { orders } } } }`;
    expect((await ask(advance, { token })).data.advanceTestClock.testClock).toEqual({
      advancedSeconds: 3600,
      moved: { orders: 1 },
    });
  });
});

describe("search", () => {
  it("finds what REST finds, as far as the key may read", async () => {
    const { token, profileId } = await makeCaller();
    await makeProduct(profileId, { name: "Harbour signs" });
    const query = '{ search(q: "harbour", limit: 1) { searched data { type title path } } }';
    const { search } = (await ask(query, { token })).data;
    expect(search.data).toMatchObject([{ type: "product", title: "Harbour signs" }]);
    const { token: narrow } = await makeApiKey(profileId, ["posts:read"]);
    expect((await ask(query, { token: narrow })).data.search).toEqual({ searched: ["post", "review"], data: [] });
    expect((await ask(query)).errors).toMatchObject([{ extensions: { code: "unauthorized" } }]);
  });
});

describe("agents", () => {
  it("show the steps of their runs, and read what those answered only where it is asked for", async () => {
    const { token, profileId } = await makeCaller();
    const run = await makeRun(profileId, await makeAgent(profileId));
    const step = { runId: run, tool: "get_creator", arguments: {}, why: "You asked.", startedAt: new Date() };
    const [answered, failed] = [{ handle: "ada" }, { code: "not_found" }];
    await database()
      .insert(agentRunSteps)
      .values([
        { ...step, n: 1, state: "DONE", result: answered, text: "# Ada" },
        { ...step, n: 2, state: "FAILED", result: failed, text: "There is none." },
      ]);
    const told = async (fields: string) => {
      const { data, errors } = await ask(`{ agentRuns(first: 5) { edges { node { steps { ${fields} } } } } }`, {
        token,
      });
      expect(errors).toBeUndefined();
      return data.agentRuns.edges.map(({ node }: { node: { steps: unknown } }) => node.steps);
    };
    expect(await told("n result error")).toEqual([
      [
        { n: 1, result: answered, error: null },
        { n: 2, result: null, error: "There is none." },
      ],
    ]);
    const { ctx } = await asKey({ profileId, userId: "", handle: "" } as Owner, ["agents:read"]);
    const [steps] = await stepsByRuns(ctx, [run]);
    expect(steps).toMatchObject([
      { n: 1, result: null },
      { n: 2, result: null },
    ]);
    const stranger = await makeCaller();
    const { ctx: theirs } = await asKey({ profileId: stranger.profileId, userId: "", handle: "" } as Owner, []);
    expect(await stepsByRuns(theirs, [run])).toEqual([[]]);
    expect(await resultsOfSteps(theirs, [{ run_id: run, n: 1 }])).toEqual([null]);
    const many = (what: string) => `${what}: agentRuns(first: 100) { edges { node { steps { n } } } }`;
    expect((await ask(`{ ${many("a")} }`, { token })).errors).toBeUndefined();
    const { errors } = await ask(`{ ${many("a")} ${many("b")} }`, { token });
    expect(errors?.[0]).toMatchObject({ extensions: { limit: { of: "cost", most: 10_000 } } });
  });

  it("are saved with limits of their own, run, and say how far they are", async () => {
    const { token } = await makeCaller();
    const made = await ask(
      `mutation { createAgent(input: {name: "Scout", limits: {maxSteps: 3}}, idempotencyKey: "a")
        { agent { id limits { maxSteps maxSeconds } } userErrors { message } } }`,
      { token },
    );
    const { agent } = made.data.createAgent;
    expect(agent.limits.maxSteps).toBe(3);
    const start = `mutation ($id: ID!, $input: StartAgentRunInput!) {
      startAgentRun(id: $id, input: $input, idempotencyKey: "r") { agentRun { id status input steps { n } } userErrors { message } } }`;
    const input = { input: { find_me: "a logo designer" } };
    const { data, errors } = await ask(start, { token, variables: { id: agent.id, input } });
    expect(errors).toBeUndefined();
    expect(data.startAgentRun).toMatchObject({ agentRun: { status: "QUEUED", ...input, steps: [] }, userErrors: [] });
    const cancel = `mutation { cancelAgentRun(id: "${data.startAgentRun.agentRun.id}", idempotencyKey: "x") { agentRun { status } } }`;
    expect((await ask(cancel, { token })).data.cancelAgentRun).toEqual({ agentRun: { status: "CANCELED" } });
  });
});

it("opens a checkout for anyone who has no credential", async () => {
  const { profileId, handle } = await makeCreator({ mcpDiscoverable: true });
  const { id } = await makeProduct(profileId, { flat: true, sellable: true });
  const query = `mutation ($input: CreateOrderInput!) {
    createOrder(input: $input, idempotencyKey: "o") { openedOrder { checkoutUrl orderHandle } userErrors { message } } }`;
  const { data, errors } = await ask(query, { variables: { input: { handle, productId: id } } });
  expect(errors).toBeUndefined();
  expect(data.createOrder.userErrors).toEqual([]);
  expect(data.createOrder.openedOrder.orderHandle).toMatch(/^ord_/);
});
