import { Handle } from "@/lib/contracts/network/profiles";
import { createContext } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { answers } from "@/lib/core/memory/answers";
import { PUBLIC_CORS } from "@/lib/transports/http/answering/respond";
import { limitRate } from "@/lib/transports/http/caller/rate-limit";
import { moved } from "@/lib/transports/http/documents/moved";
import { endpoint } from "@/lib/transports/http/endpoint";
import { CreatorBundle, readCreatorBundle } from "../text/creator-bundle";
import { creatorText } from "../text/creator-text";

/** Answers `GET /{handle}.md`: what `get_creator` says of a creator. Who is not discoverable has none: 404. */
export const serveProfileMarkdown = endpoint("profileMarkdown", async (call, segment) => {
  Object.assign(call.headers, PUBLIC_CORS, await limitRate(call.actor, call));
  const handle = Handle.safeParse((await segment?.params)?.handle);
  if (!handle.success) throw notFound("This creator");
  const { actor, requestId, now, ip } = call;
  const ctx = createContext({ actor, requestId, now, ip });
  const about = { creator: handle.data.toLowerCase() };
  const bundle = CreatorBundle.parse(await answers().read(about, () => readCreatorBundle(ctx, handle.data)));
  if (bundle.handle !== about.creator) return moved(`/${bundle.handle}.md`);
  const headers = { "content-type": "text/markdown; charset=utf-8", "cache-control": "no-store" };
  return { status: 200, body: `${creatorText(bundle)}\n`, headers };
});
