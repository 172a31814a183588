import type { APIRequestContext } from "playwright/test";
import { test as base, expect, freshAddress } from "../fixtures";
import { type Answer, type Description, problemsOf, readDescription } from "./description";

/**
 * The suite's `test`: whatever `api` receives is held against the OpenAPI document that the service itself serves. The status must be
 * described, headers and body must fit, errors must be in the envelope and name the request id.
 */
export const test = base.extend({
  api: async ({ api, baseURL }, use) => {
    const description = await describedBy(baseURL ?? "", api);
    const fetch = api.fetch.bind(api);
    // get, post and the others call `fetch` of the same object
    api.fetch = async (urlOrRequest, options) => {
      const response = await fetch(urlOrRequest, options);
      expectDescribed(description, {
        method: options?.method ?? "GET",
        pathname: new URL(response.url()).pathname,
        status: response.status(),
        headers: response.headers(),
        body: await response.text(),
      });
      return response;
    };
    await use(api);
  },
});

export { expect };

/** Fails, with what was answered, unless the answer is one that the document describes. */
function expectDescribed(description: Description, answer: Answer): void {
  const problems = problemsOf(description, answer);
  if (problems.length === 0) return; // an assertion that holds is a step of its own, thousands of times
  expect(problems, `${answer.method} ${answer.pathname} ${answer.status}: ${answer.body.slice(0, 300)}`).toEqual([]);
}

/** Reads what a client other than `api` received, and holds it against the document too. */
export async function readDescribed(description: Description, method: string, response: Response): Promise<Answer> {
  const headers = Object.fromEntries(response.headers);
  const { pathname } = new URL(response.url);
  const answer = { method, pathname, status: response.status, headers, body: await response.text() };
  expectDescribed(description, answer);
  return answer;
}

const descriptions = new Map<string, Promise<Description>>();

/** The served OpenAPI document, read once per test process. */
export function describedBy(baseURL: string, api: APIRequestContext): Promise<Description> {
  let description = descriptions.get(baseURL);
  if (!description) {
    description = api
      .get("/api/v1/openapi.yaml", { headers: { "x-forwarded-for": freshAddress() } })
      .then(async (response) => readDescription(await response.text()));
    descriptions.set(baseURL, description);
  }
  return description;
}
