import type { ZodOpenApiResponsesObject } from "zod-openapi";
import { ERROR_STATUS, type ErrorCode } from "@/lib/contracts/errors";
import type { Operation } from "@/lib/contracts/operation";
import { errorsOf } from "./errors";
import { headersOf } from "./headers";
import { extensible } from "./schema-rendering";

const NOT_MODIFIED = "NotModified";

/** What an operation answers: its success, 304 where it is cached, and each refusal with the codes it may carry. */
export function responses(operation: Operation): ZodOpenApiResponsesObject {
  const { example, settled } = operation;
  const success = (status: number, description: string, shown: { response: unknown } | undefined) => ({
    [String(status) as "200"]: {
      description,
      headers: headersOf(operation, status),
      content: operation.binary
        ? {
            "application/octet-stream": {
              schema: { type: "string", format: "binary" } as const,
              ...examplesOf("(the bytes)"),
            },
          }
        : { "application/json": { schema: operation.response, ...examplesOf(shown?.response) } },
    },
  });
  return {
    ...success(operation.status, operation.summary, example),
    ...(settled ? success(settled.status, settled.description, settled.example) : {}),
    ...(operation.cache ? { "304": responseRef(NOT_MODIFIED) } : {}),
    ...Object.fromEntries(refusalsOf(operation).map(({ status, name }) => [String(status), responseRef(name)])),
  };
}

/** Every answer without a result, as `components.responses` has them: operations share them. */
export function sharedResponses(operations: readonly Operation[]) {
  const refusals = operations.flatMap(refusalsOf).map(({ name, response }) => [name, response] as const);
  const cached = operations
    .filter(({ cache }) => cache)
    .map((operation) => [NOT_MODIFIED, notModified(operation)] as const);
  return Object.fromEntries([...cached, ...refusals]);
}

function notModified(operation: Operation) {
  return { description: "Not modified: the `If-None-Match` tag still holds.", headers: headersOf(operation, 304) };
}

function responseRef(name: string) {
  return { $ref: `#/components/responses/${name}` };
}

/** One example as a media type names it, or nothing: readers such as the reference's take `examples`, and not all of them `example`. */
export function examplesOf(value: unknown): { examples?: { example: { value: unknown } } } {
  return value === undefined ? {} : { examples: { example: { value } } };
}

function refusalsOf(operation: Operation) {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(operation)) {
    byStatus.set(ERROR_STATUS[code], [...(byStatus.get(ERROR_STATUS[code]) ?? []), code]);
  }
  return [...byStatus].map(([status, codes]) => {
    const headers = headersOf(operation, status);
    return { status, name: nameOf(codes, "Idempotent-Replayed" in headers), response: refusal(codes, headers) };
  });
}

/** A refusal's name in the document: its codes, without those that every POST or every call may carry. Equal names are equal refusals. */
function nameOf(codes: readonly ErrorCode[], onPost: boolean): string {
  const own = codes.filter((code) => !code.startsWith("idempotency_") && code !== "address_not_allowed");
  const words = (own.length > 0 ? own : codes).map((code) =>
    code.replace(/(?:^|_)(.)/g, (_, first) => first.toUpperCase()),
  );
  return words.join("Or") + (onPost ? "OnPost" : "");
}

function refusal(codes: ErrorCode[], headers: ReturnType<typeof headersOf>) {
  const narrowed = { type: "object", properties: { code: extensible(codes, "its HTTP status says") } } as const;
  return {
    description: codes.map((code) => `\`${code}\``).join(", "),
    headers,
    content: {
      "application/json": {
        schema: {
          allOf: [{ $ref: "#/components/schemas/Error" }, { type: "object", properties: { error: narrowed } }],
        },
      },
    },
  };
}
