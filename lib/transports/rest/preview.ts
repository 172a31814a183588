import { previewPicture } from "@/lib/domain/network/previews/keep";
import { versionOf } from "@/lib/domain/network/previews/preview";
import { readPreview } from "@/lib/domain/network/previews/read";
import { cached, PUBLIC_CORS } from "@/lib/transports/http/answering/respond";
import { counted } from "@/lib/transports/http/documents/open-web";
import { OF_CREATORS } from "@/lib/transports/http/documents/public-document";
import { endpoint } from "@/lib/transports/http/endpoint";

/**
 * Answers `GET /og/{path of a page}.png`: the picture by which a link to the page is recognised, as a visitor without an account would
 * see the page; drawn only for who does not have this version. Source: ogp.me.
 */
export const servePreview = endpoint(
  "preview",
  async (call, segment) => {
    const path = [(await segment?.params)?.page ?? ""].flat().join("/");
    const ctx = await counted(call);
    const preview = await readPreview(ctx, path.replace(/\.png$/, ""));
    const headers = { "content-type": "image/png", "cross-origin-resource-policy": "cross-origin", ...PUBLIC_CORS };
    const asked = call.request.headers.get("if-none-match");
    const answer = cached(
      { status: 200, body: "", headers },
      { maxAge: OF_CREATORS },
      asked,
      `"${versionOf(preview)}"`,
    );
    if (answer.status === 200) answer.body = await previewPicture(ctx, preview);
    return answer;
  },
  { log: false },
);
