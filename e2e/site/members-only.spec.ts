import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { keyed, makeCaller } from "../api/callers";
import { expect, freshAddress, test } from "../fixtures";

const SECRET = "quincepaste";

test("no public surface tells a stranger a word of a post for members", async ({ api, baseURL }) => {
  const [writer, stranger] = [await makeCaller(undefined, { mcpDiscoverable: true }), await makeCaller(["posts:read"])];
  const { handle } = writer.creator;
  const publish = async (parts: Record<string, unknown>) => {
    const data = { body: `The recipe is ${SECRET}.`, ...parts };
    const made = await api.post("/api/v1/posts", { headers: keyed(writer.headers), data });
    expect(made.status()).toBe(201);
    return made.json();
  };
  const post = await publish({ title: "For members at once", visibility: "members" });
  const turned = await publish({ title: "For members later" });
  const patched = await api.patch(`/api/v1/posts/${turned.id}`, {
    headers: writer.headers,
    data: { visibility: "members" },
  });
  expect(await patched.json()).toMatchObject({ visibility: "members", excerpt: "", body: turned.body });

  const answers: Record<string, string> = {};
  const ask = async (path: string, headers = {}) => {
    answers[path] = await (await api.get(path, { headers })).text();
  };
  for (const { slug, title } of [post, turned]) {
    await ask(`/${handle}/posts/${slug}`);
    expect(answers[`/${handle}/posts/${slug}`], "the page behind the gate").toContain(title);
  }
  for (const path of [`/${handle}`, "/sitemap.xml", "/llms.txt", `/${handle}/llms.txt`, `/${handle}/feed.xml`])
    await ask(path);
  for (const query of [`creator=${handle}`, `q=${SECRET}`]) await ask(`/api/v1/posts?${query}`, stranger.headers);

  const query = `query($id: ID!, $creator: String, $q: String) {
    post(id: $id) { excerpt body }
    all: posts(creator: $creator) { edges { node { excerpt body } } }
    found: posts(q: $q) { edges { node { excerpt body } } }
  }`;
  const variables = { id: post.id, creator: handle, q: SECRET };
  const asked = await api.post("/api/graphql", { headers: stranger.headers, data: { query, variables } });
  const { data, errors } = await asked.json();
  expect(errors).toBeUndefined();
  expect(data).toEqual({ post: null, all: { edges: [] }, found: { edges: [] } });

  const client = new Client({ name: "stranger", version: "1.0.0" });
  const requestInit = { headers: { "x-forwarded-for": freshAddress() } };
  await client.connect(new StreamableHTTPClientTransport(new URL("/api/mcp", baseURL), { requestInit }));
  const calls: [string, Record<string, unknown>][] = [
    ["search_posts", { topic: "recipe" }],
    ["search_posts", { topic: SECRET.slice(0, -1) }],
    ["get_post", { handle, slug: post.slug }],
    ["get_creator", { handle }],
  ];
  for (const [name, args] of calls) answers[name] = JSON.stringify(await client.callTool({ name, arguments: args }));
  await client.close();

  for (const [surface, answer] of Object.entries(answers)) expect(answer, surface).not.toContain(SECRET);
});
