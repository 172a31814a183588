import { type DocumentNode, type GraphQLError, getOperationAST, Kind } from "graphql";
import { createYoga, type Plugin, type YogaServerInstance } from "graphql-yoga";
import { LRUCache } from "lru-cache";
import type { Refused } from "@/lib/domain/developers/request-logs/ended-request";
import { LIMITS, limitsRule, refuseNesting } from "../building/limits";
import type { GraphContext } from "../context";
import { graphSchema } from "../schema";
import { graphError } from "./failures";

/** One request: who calls, the parameters as parsed from the body of a POST, and what its line in the log says. */
export type Exchange = GraphContext & { sent: unknown; line: { operation: string; refused: Refused | null } };

const CACHED_CHARACTERS = 4_000_000;

/**
 * The GraphQL engine: protocol, parsing, validation and execution by graphql-yoga. Who calls, limits, CORS and logging are the
 * handler's. Made once, at the first request.
 */
export function createServer(): YogaServerInstance<Exchange, object> {
  return createYoga<Exchange, object>({
    schema: graphSchema(),
    graphqlEndpoint: "/api/graphql",
    plugins: [bounds, ours],
    parserAndValidationCache: { documentCache: boundedCache<DocumentNode>(), errorCache: boundedCache<Error>() },
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    batching: false,
    maxRequestBodySize: false,
    maskedErrors: false,
    logging: false,
  });
}

/** Documents come from anyone: what is kept of them has a bound in characters, not in number. */
function boundedCache<Kept extends object>() {
  return new LRUCache<string, Kept>({
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: (_kept, text) => Math.max(text.length, 1),
  });
}

const bounds: Plugin = {
  onParse({ parseFn, setParseFn }) {
    setParseFn((source, options) => {
      refuseNesting(source);
      return parseFn(source, { ...options, maxTokens: LIMITS.tokens });
    });
  },
  onValidate({ addValidationRule }) {
    addValidationRule(limitsRule);
  },
};

const ours: Plugin<Exchange, Exchange> = {
  onRequestParse({ request, serverContext, setRequestParser }) {
    if (request.method === "POST") setRequestParser(() => serverContext.sent as object);
  },
  onExecute({ args, context }) {
    context.line.operation = nameOf(args.document, args.operationName);
  },
  onResultProcess({ result, setResult, serverContext }) {
    if (Array.isArray(result) || !("errors" in result) || !result.errors) return;
    const { requestId } = serverContext.call;
    const errors = result.errors.map((error: unknown) => graphError(error, requestId));
    serverContext.line.refused = refusedWith(errors[0]);
    setResult({ ...result, errors });
  },
};

/** `graphql.posts` for a request whose first field is `posts`: what the request log shows. */
function nameOf(document: DocumentNode, operationName: string | null | undefined): string {
  const first = getOperationAST(document, operationName)?.selectionSet.selections[0];
  return first?.kind === Kind.FIELD ? `graphql.${first.name.value}` : "graphql";
}

function refusedWith(error: GraphQLError | undefined): Refused | null {
  if (typeof error?.extensions.code !== "string") return null;
  const { code, param } = error.extensions;
  // graphql-js repeats what was sent, which the log does not keep
  const message = error.message.replace(/( got invalid value|, found) [\s\S]*$/, "$1 …");
  return { code, message, param: typeof param === "string" ? param : null };
}
