import { OPERATIONS } from "@/lib/contracts";
import type { Operation } from "@/lib/contracts/operation";
import { env } from "@/lib/core/env";
import { TAGS } from "@/lib/transports/openapi/document";
import { PARTS } from "@/lib/transports/openapi/parts";
import { code, table } from "../_guides/markdown-table";
import { type Field, fieldsOf } from "./fields";

type Any = Operation & { example?: { body?: unknown; response: unknown } };

/** A part of the reference: the operations of one tag, rendered from their contracts. */
export type ReferencePage = { slug: string; name: string; about: string; operations: readonly Any[] };

/** Every part, in the order of the description. */
export const REFERENCE: readonly ReferencePage[] = PARTS.map(({ slug, name }) => ({
  slug,
  name,
  about: TAGS[name] ?? "",
  operations: (OPERATIONS as readonly Any[]).filter(({ tag }) => tag === name),
}));

/** An operation with a page of its own, and the tag that it stands under. */
export type OperationPage = { tag: ReferencePage; operation: Any };

export function findOperation(slug: string, id: string): OperationPage | undefined {
  const tag = REFERENCE.find((one) => one.slug === slug);
  const operation = tag?.operations.find((one) => one.id === id);
  return tag && operation && { tag, operation };
}

/** Where an operation is read: `/docs/reference/orders/listOrders`. */
export const operationPath = (slug: string, id: string) => `/docs/reference/${slug}/${id}`;

/** What a tag's page shows of its operations: what each does; the rest stands on a page of its own. */
export function overviewText({ slug, operations }: ReferencePage): string {
  return operations
    .map(
      ({ id, summary, method, path, description }) =>
        `## ${summary}\n\n${code(`${method} /api${path}`)}\n\n${description}\n\n[Fields, errors and an example](${operationPath(slug, id)})`,
    )
    .join("\n\n");
}

const known = new Map<string, string>();

/** All of a tag as Markdown, written once per process; undefined for a tag that there is not. */
export function referenceText(slug: string): string | undefined {
  const page = REFERENCE.find((one) => one.slug === slug);
  if (!page) return undefined;
  let text = known.get(slug);
  if (text === undefined) {
    text = page.operations.map((one) => `## ${one.summary}\n\n${operationText(one)}`).join("\n\n");
    known.set(slug, text);
  }
  return text;
}

/** An operation as Markdown: what it does and needs, its fields, errors and an example. */
export function operationText(operation: Any): string {
  const { id, method, path, description, params, query, body, upload, response, example } = operation;
  return [
    code(`${method} /api${path}`),
    description,
    table(["Rule", "For this call"], facts(operation)),
    section("Path", params && fieldsOf(params, "input")),
    section("Query", query && fieldsOf(query, "input")),
    section(upload ? "Form, next to `file`" : "Body", body && fieldsOf(body, "input")),
    "**Request**",
    fence("sh", curl(operation)),
    section("Answer", fieldsOf(response, "output")),
    example && `**Answer ${operation.status}**\n\n${fence("json", JSON.stringify(example.response, null, 2))}`,
    `In the client: ${code(`guildhall.${method.toLowerCase()}("${path}")`)}. Name in the log and in the description: ${code(id)}.`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

function facts({ scope, orScope, tier, status, touches, errors = [] }: Any): [string, string][] {
  const needs = scope === "public" ? "no credential" : scope === "any" ? "any credential" : code(scope);
  const modes = {
    split: "each mode has its own",
    shared: "shared by both modes: a test credential only reads it",
    test: "test credentials alone",
  };
  return [
    ["Needs", orScope ? `${needs} or ${code(orScope)}` : needs],
    ["Plan", tier],
    ["Answers", String(status)],
    ["Test mode", modes[touches]],
    ...(errors.length > 0
      ? ([["Errors of its own", errors.map((name) => `[${code(name)}](/docs/errors#${name})`).join(" ")]] as [
          string,
          string,
        ][])
      : []),
  ];
}

function section(title: string, fields: Field[] | undefined): string | undefined {
  if (!fields || fields.length === 0) return undefined;
  const rows = fields.map(
    ({ name, type, required, about }) => [code(name), required ? `${type}, always` : type, inLine(about)] as const,
  );
  return `**${title}**\n\n${table(["Name", "Type", "What it is"], rows)}`;
}

const inLine = (text: string) => text.replace(/\s*\n\s*/g, " ");

const fence = (language: string, text: string) => `\`\`\`${language} reference\n${text}\n\`\`\``;

function curl({ method, path, scope, body, upload, example }: Any): string {
  const lines = [
    `curl -s ${method === "GET" || method === "POST" ? "" : `-X ${method} `}'${env().BASE_URL}/api${path}'`,
  ];
  if (scope !== "public") lines.push(`-H "Authorization: Bearer $KEY"`);
  if (method === "POST") lines.push(`-H "Idempotency-Key: $(node -pe 'crypto.randomUUID()')"`);
  if (upload) lines.push("-F file=@brief.pdf");
  else if (body) {
    lines.push("-H 'Content-Type: application/json'");
    const sent = JSON.stringify(example?.body ?? {}, null, 2).replaceAll("'", "'\\''");
    lines.push(`-d '${sent}'`);
  }
  return lines.join(" \\\n  ");
}
