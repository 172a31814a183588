import { serverAudits } from "graphql-http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { graphqlMount } from "./serving/http";
import { freshAddress } from "./testing";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

/** The endpoint as a `fetch`, each request from an address of its own. */
async function toUs(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const request = new Request(url, init);
  request.headers.set("x-forwarded-for", freshAddress());
  const handler = graphqlMount[request.method as keyof typeof graphqlMount];
  return handler(request);
}

describe("the audits of the GraphQL over HTTP specification", () => {
  const audits = serverAudits({ url: "http://localhost:3000/api/graphql", fetchFn: toUs });

  it("are those of graphql-http", () => {
    expect(audits.length).toBeGreaterThan(50);
  });

  it.each(audits.map((audit) => [audit.id, audit.name, audit] as const))("%s %s", async (_id, _name, audit) => {
    const result = await audit.fn();
    expect("reason" in result ? result.reason : result.status).toBe("ok");
  });
});
