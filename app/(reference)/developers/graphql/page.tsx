import type { Metadata } from "next";
import { ReferenceHeader } from "../docs/reference-header";
import { Explorer } from "./explorer";

export const metadata: Metadata = {
  title: "GraphQL",
  description: "Try queries against the GraphQL endpoint, with your own key or without one.",
};

const SCHEMA = "/api/graphql/schema.graphql";

/** The GraphQL endpoint, and a place to try it. Everyone may read it; what is not public takes a key. */
export default function GraphqlPage() {
  return (
    <>
      <ReferenceHeader title="GraphQL" document={SCHEMA} label="Schema" />
      <main id="content" className="shell grid gap-6 py-8">
        <div className="grid gap-2">
          <h1 className="font-semibold text-2xl">GraphQL</h1>
          <p className="measure text-muted-foreground">
            One endpoint over the same data as the REST API, with the same keys, scopes, plans and limits: send a POST
            with JSON to <code className="font-mono text-sm">/api/graphql</code>. The{" "}
            <a href={SCHEMA} className="text-primary-ink underline underline-offset-4">
              schema
            </a>{" "}
            describes every type and field; introspection is open. To build queries with completion, open{" "}
            <a href="/developers/graphql/graphiql" className="text-primary-ink underline underline-offset-4">
              GraphiQL
            </a>
            .
          </p>
        </div>
        <Explorer />
      </main>
    </>
  );
}
