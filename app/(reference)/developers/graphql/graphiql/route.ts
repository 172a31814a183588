import { documentPolicy } from "@/lib/transports/host/pages/page-policy";
import { endpoint } from "@/lib/transports/http/endpoint";

const TITLE = "GraphiQL, Guildhall";

let page: Promise<{ html: string; policy: string }> | undefined;

/** GraphiQL over the endpoint, with everything it needs in the one document: no other host is asked for anything. */
export const GET = endpoint("graphiql", async () => {
  page ??= render();
  const { html, policy } = await page;
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "public, max-age=3600",
    "x-frame-options": "DENY",
    "content-security-policy": policy,
    "referrer-policy": "same-origin",
  };
  return { status: 200, body: html, headers };
});

async function render() {
  const { renderGraphiQL } = await import("@graphql-yoga/render-graphiql");
  const html = renderGraphiQL({
    title: TITLE,
    endpoint: "/api/graphql",
    defaultQuery: "{\n  categories {\n    slug\n    name\n  }\n}\n",
  });
  return { html, policy: documentPolicy(html) };
}
