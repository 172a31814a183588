const TITLE = "GraphiQL, Guildhall";

let page: Promise<string> | undefined;

/** GraphiQL over the endpoint, with everything it needs in the one document: no other host is asked for anything. */
export async function GET(): Promise<Response> {
  page ??= import("@graphql-yoga/render-graphiql").then(({ renderGraphiQL }) =>
    renderGraphiQL({
      title: TITLE,
      endpoint: "/api/graphql",
      defaultQuery: "{\n  categories {\n    slug\n    name\n  }\n}\n",
    }),
  );
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "public, max-age=3600",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "content-security-policy": "frame-ancestors 'none'",
    "referrer-policy": "same-origin",
  };
  return new Response(await page, { headers });
}
