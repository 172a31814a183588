import { entityTag } from "@/lib/transports/http/answering/respond";
import { publicDocument } from "@/lib/transports/http/documents/public-document";

let rendered: { body: string; tag: string } | undefined;

/** Serves the live schema as text in the schema definition language, with an entity tag. */
export const serveSchema = publicDocument("graphqlSchema", "application/graphql; charset=utf-8", async () => {
  if (!rendered) {
    const { schemaText } = await import("../schema");
    const body = schemaText();
    rendered = { body, tag: entityTag(body) };
  }
  return rendered;
});
