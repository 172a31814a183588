import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compressed } from "./compress-pages";

const PAGE = `<!doctype html>${"<p>Words of a page.</p>".repeat(500)}`;
const server = createServer(
  compressed((request, response) => {
    const isPicture = request.url === "/picture";
    response.setHeader("content-type", isPicture ? "image/png" : "text/html; charset=utf-8");
    // as a page comes: in parts
    response.write(PAGE.slice(0, 300));
    setImmediate(() => response.end(PAGE.slice(300)));
  }),
);
beforeAll(() => new Promise<void>((listens) => server.listen(0, listens)));
afterAll(() => new Promise((closed) => server.close(closed)));

it.each([
  ["/", "gzip, deflate, br", "br"],
  ["/", "gzip", "gzip"],
  ["/", "identity", null],
  ["/picture", "gzip, br", null],
])("answers %s to who takes %s in %s", async (path, accepted, encoding) => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://localhost:${port}${path}`, { headers: { "accept-encoding": accepted } });
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(await answer.text()).toBe(PAGE);
  if (path === "/") expect(answer.headers.get("vary")).toContain("Accept-Encoding");
});
