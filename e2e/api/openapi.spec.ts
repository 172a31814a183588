import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { OPERATIONS } from "@/lib/contracts";
import { PARTS } from "@/lib/transports/openapi/parts";
import { spareAddress } from "./callers";
import { callOf } from "./calls";
import { expect, test } from "./described";
import type { Document } from "./description";

const LOCATIONS = ["/api/v1/openapi.yaml", "/openapi/v1.openapi.yaml"] as const;

test("both locations serve the same YAML to anyone", async ({ api }) => {
  const [one, two] = [await api.get(LOCATIONS[0]), await api.get(LOCATIONS[1])];
  for (const answer of [one, two]) {
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe("application/yaml; charset=utf-8");
    expect(answer.headers()["cache-control"]).toMatch(/^public, max-age=\d+$/);
    expect(answer.headers()["access-control-allow-origin"]).toBe("*");
  }
  expect((await one.body()).equals(await two.body())).toBe(true);
  expect(one.headers().etag).toBe(two.headers().etag);
});

for (const path of LOCATIONS)
  test(`${path} answers 304 for its entity tag`, async ({ api }) => {
    const { etag = "" } = (await api.get(path)).headers();
    expect(etag).toMatch(/^"[^"]+"$/);
    for (const tag of [etag, `W/${etag}`, "*"]) {
      const again = await api.get(path, { headers: { "if-none-match": tag } });
      expect(again.status(), tag).toBe(304);
      expect((await again.body()).length).toBe(0);
    }
    expect((await api.get(path, { headers: { "if-none-match": '"older"' } })).status()).toBe(200);
  });

test("each part is served as YAML to anyone, with an entity tag, and another name is not found", async ({ api }) => {
  for (const { slug, name } of PARTS) {
    const answer = await api.get(`/api/v1/openapi/${slug}.yaml`);
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/yaml; charset=utf-8"]);
    const document = parse(await answer.text()) as Document;
    const tags = Object.values(document.paths).flatMap((item) => Object.values(item).flatMap(({ tags }) => tags));
    expect([...new Set(tags)]).toEqual([name]);
    const again = { headers: { "if-none-match": answer.headers().etag ?? "" } };
    expect((await api.get(`/api/v1/openapi/${slug}.yaml`, again)).status()).toBe(304);
  }
  for (const other of ["nothing.yaml", "posts", "..%2Fposts.yaml"])
    expect((await api.get(`/api/v1/openapi/${other}`)).status()).toBe(404);
});

test("describes exactly the operations that run, each answering where it says", async ({ api }) => {
  const document = parse(await (await api.get(LOCATIONS[0])).text()) as Document;
  expect(document.openapi).toMatch(/^3\.1\./);
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(OPERATIONS.map(({ method, path }) => `${method} ${path}`).sort());
  for (const operation of OPERATIONS) {
    const response = await callOf(api, operation, { "x-forwarded-for": spareAddress() });
    const { status, error } = { ...(await response.json()), status: response.status() };
    if (operation.scope !== "public") expect(status, operation.id).toBe(401);
    // a path that nobody answers is 404 too: only that one names nothing
    else if (status === 404) expect(error.message, operation.id).toMatch(/creator|The post was|The booking page of/);
    else expect([200, 201, 202], operation.id).toContain(status);
  }
});

test("every operation has a file of tests, which goes through the refusals that all share", () => {
  for (const { id } of OPERATIONS) {
    const file = join(test.info().project.testDir, "api", `${id}.spec.ts`);
    expect(existsSync(file), file).toBe(true);
    expect(readFileSync(file, "utf8"), file).toMatch(new RegExp(`describe(?:Order)?Refusals\\(\\s*${id}\\b`));
  }
});
