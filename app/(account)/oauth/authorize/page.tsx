import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { needPage } from "@/lib/contracts/scopes";
import type { Context } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { DomainError } from "@/lib/core/errors";
import {
  type ConsentQuestion,
  readAuthorizationRequest,
} from "@/lib/domain/developers/oauth/authorization/authorization-request";
import { listConnections } from "@/lib/domain/developers/oauth/grants/list-connections";
import { pageContext, requireUser } from "@/lib/transports/actions/session/session";
import { Consent } from "./consent";
import { ProfileFirst } from "./profile-first";
import { Refused } from "./refused";
import { Stopped } from "./stopped";

export const metadata: Metadata = { title: "An app asks for access", robots: { index: false } };

type AuthorizePageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The authorization endpoint (RFC 6749, 3.1): asks the signed-in person whether an app may act for them. */
export default async function AuthorizePage({ searchParams }: AuthorizePageProps) {
  const query = asQuery(await searchParams);
  const here = `/oauth/authorize?${query}`;
  const user = await requireUser(here);
  const answer = await readRequest(await pageContext(), query);
  if (answer.kind === "redirect") redirect(answer.location);
  if (answer.kind === "refuse") return <Refused title={answer.title} message={answer.message} />;
  if (answer.kind === "stop") return <Stopped stop={answer} />;
  if (!user.handle && needPage(answer.scopes))
    return <ProfileFirst question={answer} user={user} here={here} site={`${new URL(env().BASE_URL).host}/`} />;
  return <Consent question={answer} user={user} here={here} monthly={await allowedAlready(answer)} />;
}

/** What the same app may spend in a month by earlier consents, in US cents: this one is counted apart. */
async function allowedAlready({ client, scopes }: ConsentQuestion): Promise<number> {
  if (!scopes.includes("purchases:write")) return 0;
  const connections = await listConnections(await pageContext());
  const same = connections.filter((one) => one.client.client_id === client.client_id);
  return same.reduce((sum, { spending }) => sum + (spending?.per_month_cents ?? 0), 0);
}

async function readRequest(ctx: Context, query: URLSearchParams) {
  try {
    return await readAuthorizationRequest(ctx, query);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "rate_limit_exceeded") throw error;
    return { kind: "refuse", title: "Too many apps were looked up", message: error.message } as const;
  }
}

/** The query as it came: a name that was sent twice stands there twice, and is refused as such. */
function asQuery(params: Awaited<AuthorizePageProps["searchParams"]>): URLSearchParams {
  const pairs = Object.entries(params).flatMap(([name, values]) => [values ?? []].flat().map((value) => [name, value]));
  return new URLSearchParams(pairs);
}
