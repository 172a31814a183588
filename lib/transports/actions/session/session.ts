import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import type { Actor, Context } from "@/lib/core/context";
import { inModeOfLink } from "@/lib/domain/contact/links/mode";
import { avatarUrl } from "@/lib/domain/people/profiles/view";
import { anonymousContext } from "./anonymous-context";
import { auth } from "./auth";
import { choseTestMode } from "./mode";

export type CurrentUser = {
  id: string;
  name: string;
  email: string;
  handle: string | null;
  /** Of their profile, as slugs: its colour is theirs everywhere. */
  categories: readonly string[];
  /** The picture of their page, if it has one. */
  avatar: string | null;
  /** Whether they operate the service. */
  operator: boolean;
  /** Whether the terms are as they were when they agreed to them. */
  agreed: boolean;
  /** Whether an operator looks at this account as its owner sees it. */
  viewed: boolean;
};

const session = cache(auth);

/**
 * The context of the page or action that is running: the signed-in user, in the mode that they look at, or anonymous, which is live. One
 * per request.
 */
export const pageContext = cache(async (): Promise<Context> => {
  const context = anonymousContext(new Headers(await headers()));
  const user = await session();
  if (!user) return context;
  const { userId, profileId, sessionId, email, viewedBy } = user;
  const livemode = !(await choseTestMode());
  const actor: Actor = { kind: "user", userId, profileId, sessionId, email, ...(viewedBy && { viewedBy }) };
  return { ...context, livemode, actor };
});

/** The context of the operator who looks at somebody's account in this session, for what they do as themselves; else `null`. */
export async function viewerContext(): Promise<Context | null> {
  const user = await session();
  if (!user?.viewedBy) return null;
  const { viewedBy: userId, sessionId } = user;
  const actor: Actor = { kind: "user", userId, profileId: null, sessionId, email: "" };
  return { ...anonymousContext(new Headers(await headers())), actor };
}

/** The same of a page that a link opens, when it came with the link's token: in the mode of what the link is to. */
export async function linkContext(id: string, token: string | undefined): Promise<Context> {
  const ctx = await pageContext();
  return token ? inModeOfLink(ctx, id) : ctx;
}

/** Who is signed in, or `null`. */
export async function currentUser(): Promise<CurrentUser | null> {
  const user = await session();
  if (!user) return null;
  const { userId: id, name, email, handle, categories, avatar, operator, agreed, viewedBy } = user;
  const picture = avatar && avatarUrl(avatar);
  return {
    id,
    name,
    email,
    handle,
    categories: categories ?? [],
    avatar: picture,
    operator,
    agreed,
    viewed: viewedBy !== null,
  };
}

/** The signed-in user; sends everyone else to sign in and back to `path`. */
export async function requireUser(path: string): Promise<CurrentUser> {
  const user = await currentUser();
  if (!user) redirect(`/sign-in?next=${encodeURIComponent(path)}`);
  return user;
}

/** The signed-in creator's handle; users without a profile are sent to make one. */
export async function requireCreator(path: string): Promise<CurrentUser & { handle: string }> {
  const user = await requireUser(path);
  if (!user.handle) redirect("/settings?become=creator");
  return { ...user, handle: user.handle };
}
