import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { makePaidOrder } from "@/db/factories";
import { makeCaller } from "../api/callers";
import { expect, test } from "./cli";

type Page<T> = { data: T[]; next_cursor: string | null };
type Post = { id: string; title: string; body: string; url: string };

test("creators: found as agents find them, and shown", async ({ computer }) => {
  const { creators } = await computer.json<{ creators: { handle: string }[] }>([
    ...["creators", "find", "brand", "identity", "--max", "2", "--min-trust", "1"],
  ]);
  expect(creators.length).toBeGreaterThan(0);
  expect(creators.length).toBeLessThanOrEqual(2);
  const [titles = "", first = ""] = (await computer.shown(["creators", "find", "brand identity"])).split("\n");
  expect(titles).toMatch(/^HANDLE +NAME +TRUST +RATING +FROM +DOES$/);
  expect(first.indexOf("$")).toBeGreaterThan(titles.indexOf("RATING"));
  expect(await computer.shown(["creators", "find", "zzzz", "--category", "design-creative"])).toMatch(
    /^Nobody found|^HANDLE/,
  );

  expect(await computer.json(["creators", "show", "demo"])).toMatchObject({ handle: "demo", currency: "usd" });
  expect(await computer.shown(["creators", "show", "demo"])).toMatch(/^Handle +demo\n[\s\S]*\nPRODUCT +OFFER.*\nprod_/);
  const missing = await computer.run(["creators", "show", "nobody-of-this-name"]);
  expect([missing.code, missing.out]).toEqual([1, ""]);
  expect(missing.err).toMatch(/^Error \(not_found\): .+\nRequest id: req_\w+\n$/);
});

test("posts: published from an option, a file and standard input, listed page by page, deleted", async ({
  computer,
}) => {
  const { creator, token } = await makeCaller();
  const given = { env: { GUILDHALL_TOKEN: token } };
  const file = join(computer.config, "post.md");
  writeFileSync(file, "# From a file\n");
  const one = await computer.json<Post>(
    ["posts", "create", "--title", "One", "--file", file, "--tag", "pricing", "branding", "--idempotency-key", "one"],
    given,
  );
  expect(one).toMatchObject({ title: "One", body: "# From a file\n", tags: ["pricing", "branding"] });
  const same = ["posts", "create", "--title", "One", "--file", file, "--tag", "pricing", "branding"];
  expect((await computer.json<Post>([...same, "--idempotency-key", "one"], given)).id).toBe(one.id);
  const said = await computer.shown(["posts", "create", "--title", "Two", "--file", "-"], { ...given, input: "typed" });
  expect(said).toMatch(/^Published post_\w+: http\S+\/two\n$/);

  const mine = ["posts", "list", "--creator", creator.handle];
  const page = await computer.json<Page<Post>>([...mine, "--limit", "1"], given);
  expect(page.data).toMatchObject([{ title: "Two", body: "typed" }]);
  const rest = await computer.run([...mine, "--limit", "1", "--cursor", page.next_cursor ?? ""], given);
  expect(rest.out).toMatch(new RegExp(`^ID +PUBLISHED +CREATOR +TITLE +TAGS\n${one.id} .* One +pricing, branding\n$`));

  expect(await computer.shown(["posts", "delete", one.id], given)).toBe(`Deleted ${one.id}.\n`);
  expect((await computer.json<Page<Post>>(mine, given)).data.map(({ title }) => title)).toEqual(["Two"]);
  const faulty = await computer.run(["posts", "create", "--title", "t".repeat(201)], given);
  expect(faulty.code).toBe(1);
  expect(faulty.err).toMatch(/^Error \(validation_error\): .*title/);
});

test("orders: listed, shown, delivered; once more is refused", async ({ computer }) => {
  const { creator, token } = await makeCaller();
  const given = { env: { GUILDHALL_TOKEN: token } };
  const { id } = await makePaidOrder(creator.profileId);
  expect((await computer.json<Page<Post>>(["orders", "list", "--status", "PAID"], given)).data[0]?.id).toBe(id);
  expect(await computer.shown(["orders", "list", "--status", "DISPUTED"], given)).toBe("No orders.\n");
  expect(await computer.shown(["orders", "list"], given)).toMatch(
    new RegExp(`^ID .*AMOUNT\n${id}  paid .*\\$[\\d,.]+\n$`),
  );

  const deliver = ["orders", "deliver", id, "--message", "The set.", "--link", "https://files.example.com/a.zip"];
  expect(await computer.shown(deliver, given)).toMatch(
    new RegExp(`^Delivered ${id}\\. The buyer may answer until 20.* UTC`),
  );
  expect(await computer.json(["orders", "show", id], given)).toMatchObject({ id, status: "DELIVERED" });
  expect(await computer.shown(["orders", "show", id], given)).toMatch(
    /^Order +ord_[\s\S]*\nDelivery 1 +The set\. https:\/\/files[\s\S]*\nAT +BY +BECAME[\s\S]* creator +delivered/,
  );
  const again = await computer.run([...deliver, "--json"], given);
  expect(again.code).toBe(1);
  expect(JSON.parse(again.err).error).toMatchObject({ code: "invalid_state_transition" });
});

test("webhook endpoints: created with their secret, listed, disabled, enabled", async ({ computer }) => {
  const given = { env: { GUILDHALL_TOKEN: (await makeCaller()).token } };
  const create = ["webhooks", "endpoints", "create", "https://example.com/hooks", "--event", "order.paid"];
  const made = await computer.json<{ id: string; secret: string }>([...create, "--description", "Board"], given);
  expect(made).toMatchObject({ event_types: ["order.paid"], secret: expect.stringMatching(/^whsec_/) });
  expect(await computer.shown(["webhooks", "endpoints", "list"], given)).toMatch(
    new RegExp(`^ID +STATUS .*\n${made.id}  enabled +order\\.paid +https://example\\.com/hooks +Board `),
  );
  const delivery = await computer.json(["webhooks", "trigger", "order.paid"], given);
  expect(delivery).toMatchObject({ endpoint_id: made.id, event_type: "order.paid", trigger: "test" });
  expect(await computer.shown(["webhooks", "endpoints", "disable", made.id], given)).toBe(`Disabled ${made.id}.\n`);
  const none = await computer.run(["webhooks", "trigger"], given);
  expect([none.code, none.err]).toEqual([1, expect.stringContaining("There is no enabled endpoint.")]);
  expect(await computer.shown(["webhooks", "endpoints", "enable", made.id], given)).toBe(`Enabled ${made.id}.\n`);
});

test("mcp: the tools, and calls of them", async ({ computer }) => {
  const { tools } = await computer.json<{ tools: { name: string; inputSchema: object }[] }>(["mcp", "tools"]);
  expect(tools.find(({ name }) => name === "get_creator")?.inputSchema).toMatchObject({ required: ["handle"] });
  expect(await computer.shown(["mcp", "tools"])).toMatch(/\nget_creator +reads +handle +Read a creator\n/);
  const call = ["mcp", "call", "get_creator", '{"handle":"demo"}'];
  expect(await computer.json(call)).toMatchObject({ handle: "demo" });
  expect(await computer.shown(["mcp", "call", "get_creator", "-"], { input: '{"handle":"demo"}' })).toContain("demo");
  const refused = await computer.run(["mcp", "call", "get_creator", '{"handle":"nobody-of-this-name"}']);
  expect([refused.code, refused.err]).toEqual([1, expect.stringMatching(/^Error \(tool_error\): .*find_creators/)]);
  const denied = await computer.run(call, { env: { GUILDHALL_TOKEN: `gh_live_unknown0_${"x".repeat(43)}` } });
  expect([denied.code, denied.err]).toEqual([1, expect.stringContaining("guildhall login --mcp")]);
  const unknown = await computer.run(["mcp", "call", "no_such_tool"]);
  expect([unknown.code, unknown.err]).toEqual([
    1,
    expect.stringMatching(/^Error \(tool_error\): There is no such tool/),
  ]);
});

test.describe("wrong usage and absence", () => {
  for (const args of [
    ["posts", "create"],
    ["posts", "create", "--title", "t", "--body", "b", "--file", "f"],
    ["orders", "list", "--status", "LOST"],
    ["posts", "list", "--limit", "many"],
    ["mcp", "call", "get_creator", "demo"],
    ["webhooks", "listen", "--forward", "nowhere"],
    ["fly"],
    ["whoami", "--base-url", "guildhall"],
  ])
    test(`${args.join(" ")}: 2, in words and in JSON`, async ({ computer }) => {
      const [said, json] = await Promise.all([computer.run(args), computer.run([...args, "--json"])]);
      expect([said.code, said.out, json.code, json.out]).toEqual([2, "", 2, ""]);
      expect(said.err).toMatch(/^[Ee]rror/);
      expect(JSON.parse(json.err).error).toMatchObject({ code: "usage", message: expect.stringMatching(/./) });
    });

  test("nobody there, or nobody that we know: 3", async ({ computer }) => {
    const nobody = await computer.run(["mcp", "tools", "--base-url", "http://127.0.0.1:9", "--json"]);
    expect([nobody.code, JSON.parse(nobody.err).error.code]).toEqual([3, "network_error"]);
    const login = await computer.run(["login", "--base-url", "http://127.0.0.1:9"]);
    expect([login.code, login.err]).toEqual([3, expect.stringContaining("--base-url or GUILDHALL_URL")]);
  });
});
