import { existsSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { makeCreator } from "@/db/factories";
import { OPERATIONS } from "@/lib/contracts";
import { newId } from "@/lib/core/ids";
import { keyed } from "./callers";
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

test("describes exactly the operations that run, each answering where it says", async ({ api }) => {
  const creator = await makeCreator();
  const document = parse(await (await api.get(LOCATIONS[0])).text()) as Document;
  expect(document.openapi).toMatch(/^3\.1\./);
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  );
  expect(described.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
    OPERATIONS.map(({ method, path }) => `${method} ${path}`).sort(),
  );
  for (const { method, path } of described) {
    const real = path.replace("{handle}", creator.handle).replace("{id}", newId("whe"));
    const status = (await api.fetch(`/api${real}`, { method, headers: keyed({}) })).status();
    expect([200, 401], `${method} ${path}`).toContain(status);
  }
});

test("every operation has a file of tests", () => {
  for (const { id } of OPERATIONS)
    expect(existsSync(join(test.info().project.testDir, "api", `${id}.spec.ts`)), id).toBe(true);
});
