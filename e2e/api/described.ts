import type { APIRequestContext, APIResponse } from "playwright/test";
import { parse } from "yaml";
import { z } from "zod";
import { test as base, expect, freshAddress } from "../fixtures";

type Schema = Parameters<typeof z.fromJSONSchema>[0];
type Described = { operationId: string; responses: Record<string, { content?: Record<string, { schema: Schema }> }> };
export type Description = {
  openapi: string;
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
};

/** What no answer may hold: stack frames, SQL, the names of our libraries. */
const INTERNALS =
  /\bat \S+ \(|\.[cm]?[jt]s:\d+|node_modules|\bselect .+ from\b|\binsert into\b|drizzle|postgres|ECONN/i;

/**
 * The suite's `test`: whatever `api` receives is held against the OpenAPI document that the service itself serves. The status must be
 * described, the body must fit its schema, errors must be in the envelope and name the request id.
 */
export const test = base.extend({
  api: async ({ api, baseURL }, use) => {
    const description = await describedBy(baseURL ?? "", api);
    const fetch = api.fetch.bind(api);
    // get, post and the others call `fetch` of the same object
    api.fetch = async (urlOrRequest, options) => {
      const response = await fetch(urlOrRequest, options);
      await checkResponse(description, options?.method ?? "GET", response);
      return response;
    };
    await use(api);
  },
});

export { expect };

const descriptions = new Map<string, Promise<Description>>();

/** The served OpenAPI document, read once per test process. */
function describedBy(baseURL: string, api: APIRequestContext): Promise<Description> {
  let description = descriptions.get(baseURL);
  if (!description) {
    description = api
      .get("/api/v1/openapi.yaml", { headers: { "x-forwarded-for": freshAddress() } })
      .then(async (response) => parse(await response.text()) as Description);
    descriptions.set(baseURL, description);
  }
  return description;
}

async function checkResponse(description: Description, method: string, response: APIResponse): Promise<void> {
  const { pathname } = new URL(response.url());
  const status = response.status();
  const what = `${method} ${pathname} ${status}`;
  const requestId = response.headers()["x-request-id"];
  expect(requestId, `${what} carries X-Request-Id`).toMatch(/^[A-Za-z0-9._-]{1,128}$/);
  if (method === "HEAD" || status === 204 || status === 304) return;

  const body = await response.text();
  if (status >= 400) checkEnvelope(what, response, body);
  const operation = operationOf(description, method, pathname);
  if (!operation) return;
  const answer = operation.responses[status];
  expect(answer, `${what} is described for ${operation.operationId}: ${body.slice(0, 300)}`).toBeDefined();
  const schema = answer?.content?.["application/json"]?.schema;
  if (!schema) return;
  expect(response.headers()["content-type"], what).toBe("application/json; charset=utf-8");
  const fits = schemaOf(description, operation, status, schema).safeParse(JSON.parse(body));
  expect(fits.error?.issues ?? [], `${what} fits its description: ${body.slice(0, 300)}`).toEqual([]);
}

function checkEnvelope(what: string, response: APIResponse, body: string): void {
  const { error } = JSON.parse(body) as { error: { code: string; message: string; request_id: string } };
  expect(error, what).toMatchObject({ code: expect.stringMatching(/^[a-z_]+$/), message: expect.stringMatching(/./) });
  // a replay is the first answer byte for byte, and so keeps the first request's id
  if (!response.headers()["idempotent-replayed"])
    expect(error.request_id, what).toBe(response.headers()["x-request-id"]);
  expect(body, `${what} says nothing of our insides`).not.toMatch(INTERNALS);
}

function operationOf(description: Description, method: string, pathname: string): Described | undefined {
  const matches = Object.keys(description.paths).filter((path) =>
    new RegExp(`^/api${path.replace(/\{[^}]+\}/g, "[^/]+")}$`).test(pathname),
  );
  return matches.map((path) => description.paths[path]?.[method.toLowerCase()]).find(Boolean);
}

const schemas = new Map<string, z.ZodType>();

/** The described schema as one that can check: components become `$defs`, where JSON Schema looks for them. */
function schemaOf(description: Description, operation: Described, status: number, schema: Schema): z.ZodType {
  const name = `${operation.operationId} ${status}`;
  let made = schemas.get(name);
  if (!made) {
    const whole = JSON.stringify({ ...(schema as object), $defs: description.components.schemas });
    made = z.fromJSONSchema(JSON.parse(whole.replaceAll("#/components/schemas/", "#/$defs/")));
    schemas.set(name, made);
  }
  return made;
}
