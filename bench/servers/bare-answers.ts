import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { availableParallelism } from "node:os";
import { text } from "node:stream/consumers";
import postgres from "postgres";
import { textOf } from "@/db/statements/statement";
import { DEFAULT_LIMITS } from "@/lib/contracts/agents/form-limits";
import type { ProfileView } from "@/lib/contracts/network/profiles";
import { systemContext } from "@/lib/core/system-context";
import { pageOf } from "@/lib/core/values/cursor";
import { newId } from "@/lib/core/values/ids";
import { slugOf } from "@/lib/core/values/slug";
import { type FoundCreators, searchCreators } from "@/lib/domain/network/search/creators";
import { SNAPSHOT_BY_HANDLE, SNAPSHOTS_BY_HANDLES } from "@/lib/domain/people/profiles/snapshot";
import { type ProfileRow, profileUrl, viewProfile } from "@/lib/domain/people/profiles/view";
import { viewTaxonomy } from "@/lib/domain/platform/taxonomy/view";
import { excerptOf } from "@/lib/domain/publishing/posts/excerpt";
import { newestPostsSql } from "@/lib/domain/publishing/posts/reading/read";
import { previewPlan } from "@/lib/transports/agents/planner/embedded";
import { entityTag } from "@/lib/transports/http/answering/respond";
import { MAX_RESULTS } from "../load/loads";

type Answer = { status: number; body: string; etag?: string };
type Answering = (request: IncomingMessage, rest: string) => Promise<Answer>;

const sql = postgres(process.env.DATABASE_URL ?? "", {
  max: 2 * availableParallelism(),
  onnotice: () => {},
  connection: { TimeZone: "UTC" },
});

const KEY = `select k.id, k.token_hash, p.id as profile_id, p.handle, p.tier
  from api_keys k join profiles p on p.id = k.profile_id where k.prefix = $1 and k.revoked_at is null`;

const IDENTITY = `select p.display_name, u.email
  from profiles p join users u on u.id = p.user_id where p.id = $1`;

const PUBLISH = `insert into posts (id, profile_id, slug, title, excerpt, body, tags, related_product_ids, visibility)
  select $2, p.id, $3, $4, $5, $6, $7, '{}', 'public'
  from api_keys k join profiles p on p.id = k.profile_id where k.prefix = $1
  returning posts.*, (select handle from profiles where id = posts.profile_id) as handle,
    (select display_name from profiles where id = posts.profile_id) as display_name`;

/** What the bare server answers, by method and the beginning of the path. */
export const BARE: readonly { method: string; prefix: string; answer: Answering }[] = [
  { method: "GET", prefix: "/api/v1/profiles/", answer: profile },
  { method: "GET", prefix: "/api/v1/me", answer: me },
  { method: "GET", prefix: "/api/v1/posts", answer: newestPosts },
  { method: "POST", prefix: "/api/v1/posts", answer: publish },
  { method: "GET", prefix: "/api/v1/categories", answer: categories },
  { method: "POST", prefix: "/api/mcp", answer: findCreators },
  { method: "POST", prefix: "/api/v1/agents/runs", answer: searchOfRun },
  { method: "POST", prefix: "/api/graphql", answer: profilesWithOffers },
];

async function profile(_request: IncomingMessage, handle: string): Promise<Answer> {
  const [row] = await sql.unsafe<ProfileRow[]>(textOf(SNAPSHOT_BY_HANDLE), [handle, ""], { prepare: true });
  return json(200, viewProfile(row as ProfileRow, new Date()));
}

type KeyRow = { id: string; profile_id: string; handle: string; tier: string };
const seen = new Map<string, string>();

/** The key's row, its token compared by SHA-256 with the one that came first. */
async function keyOf(request: IncomingMessage): Promise<KeyRow> {
  const token = request.headers.authorization?.slice("Bearer ".length) ?? "";
  const prefix = token.slice(0, "gh_live_".length + 8);
  const digest = hash("sha256", token);
  const [row] = await sql.unsafe<KeyRow[]>(KEY, [prefix], { prepare: true });
  if (!row || (seen.get(prefix) ?? digest) !== digest) throw new Error("unknown key");
  seen.set(prefix, digest);
  return row;
}

async function me(request: IncomingMessage): Promise<Answer> {
  const key = await keyOf(request);
  const [row] = await sql.unsafe<{ display_name: string; email: string }[]>(IDENTITY, [key.profile_id], {
    prepare: true,
  });
  return json(200, { id: key.profile_id, handle: key.handle, tier: key.tier, ...row });
}

type PostRow = Record<string, string | string[]> & {
  id: string;
  published_at: Date;
  created_at: Date;
  updated_at: Date;
};

const NEWEST_POSTS = newestPostsSql();

async function newestPosts(): Promise<Answer> {
  const rows = await sql.unsafe<PostRow[]>(NEWEST_POSTS, [21], { prepare: true });
  const page = pageOf(rows, 20, (row) => [row.published_at.toISOString(), row.id]);
  return json(200, { ...page, data: page.data.map(postView) });
}

/** What a post keeps for itself. */
const OWN = new Set(["profile_id", "hidden_at", "members_told", "members_told_at"]);

function postView({ handle, display_name, ...row }: PostRow): object {
  const url = `${profileUrl(String(handle))}/posts/${row.slug}`;
  const told = Object.fromEntries(Object.entries(row).filter(([name]) => !OWN.has(name)));
  return { ...told, creator: { handle, display_name }, url };
}

type NewPost = { title: string; body: string; tags: string[] };

async function publish(request: IncomingMessage): Promise<Answer> {
  const input = JSON.parse(await text(request)) as NewPost;
  const prefix = request.headers.authorization?.slice("Bearer ".length, "Bearer gh_live_".length + 8) ?? "";
  const values = [
    prefix,
    newId("post"),
    slugOf(input.title),
    input.title,
    excerptOf(input.body),
    input.body,
    input.tags,
  ];
  const [row] = await sql.unsafe<PostRow[]>(PUBLISH, values, { prepare: true });
  return json(201, postView(row as PostRow));
}

const taxonomy = JSON.stringify(viewTaxonomy());
const taxonomyTag = entityTag(taxonomy);

async function categories(request: IncomingMessage): Promise<Answer> {
  const fresh = request.headers["if-none-match"] === taxonomyTag;
  return { status: fresh ? 304 : 200, body: taxonomy, etag: taxonomyTag };
}

type Call = { id: number; params: { arguments: { query: string; maxResults: number } } };

async function findCreators(request: IncomingMessage): Promise<Answer> {
  const { id, params } = JSON.parse(await text(request)) as Call;
  const { query, maxResults } = params.arguments;
  const { data: creators, understood, relaxed, next_cursor } = await search(query, undefined, maxResults);
  const structuredContent = { creators, understood, relaxed, next_cursor };
  return json(200, { jsonrpc: "2.0", id, result: { structuredContent } });
}

const searches = new Map<string, { query: string; category: string }>();

/** Knows what is searched for: the plan of each task is made once. */
async function searchOfRun(request: IncomingMessage): Promise<Answer> {
  const { input } = JSON.parse(await text(request)) as { input: string };
  let wanted = searches.get(input);
  if (!wanted) {
    const brief = { instructions: "", model: "embedded", tools: ["find_creators"], limits: DEFAULT_LIMITS };
    wanted = previewPlan({ text: input, brief, now: new Date() }).steps[0]?.arguments as {
      query: string;
      category: string;
    };
    searches.set(input, wanted);
  }
  const { data: creators, understood, relaxed, next_cursor } = await search(wanted.query, wanted.category, MAX_RESULTS);
  return json(201, { steps: [{ result: { creators, understood, relaxed, next_cursor } }] });
}

/** The verb itself: what is compared is what the tool server adds to it. */
async function search(query: string, category: string | undefined, limit: number): Promise<FoundCreators> {
  return searchCreators(systemContext("bench", new Date()), { audience: "agent", query, category, limit });
}

/** Knows no GraphQL: the two statements, and the fields that the load asks for. */
async function profilesWithOffers(request: IncomingMessage): Promise<Answer> {
  await text(request);
  const found = await searchCreators(systemContext("bench", new Date()), { audience: "agent", limit: 20 });
  const handles = found.data.map((row) => row.handle);
  const rows = await sql.unsafe<ProfileRow[]>(textOf(SNAPSHOTS_BY_HANDLES), [handles], { prepare: true });
  const byHandle = new Map(rows.map((row) => [row.handle, row]));
  const edges = handles.map((handle) => ({
    node: cardOf(viewProfile(byHandle.get(handle) as ProfileRow, new Date())),
  }));
  return json(200, { data: { profiles: { edges } } });
}

function cardOf(profile: ProfileView): object {
  return {
    handle: profile.handle,
    displayName: profile.display_name,
    trustScore: profile.trust_score,
    tier: profile.tier,
    fromPriceCents: profile.from_price_cents,
    offers: profile.offers.map((offer) => ({
      productId: offer.product_id,
      name: offer.name,
      priceCents: offer.price_cents,
      packages: offer.packages.map((p) => ({ tierId: p.tier_id, name: p.name, priceCents: p.price_cents })),
    })),
  };
}

function json(status: number, body: object): Answer {
  return { status, body: JSON.stringify(body) };
}
