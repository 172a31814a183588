import { makeCreator } from "@/db/factories";
import { expect, test } from "../fixtures";
import { startWeb } from "./web-process";

test.describe.configure({ timeout: 120_000 });

const NAMES = ["https://one.example", "https://two.example:8443"];

/** Every document and page that names the instance, with what it says of itself. */
const DOCUMENTS: [path: string, names: (base: string) => string][] = [
  ["/robots.txt", (base) => `Sitemap: ${base}/sitemap.xml`],
  ["/sitemap.xml", (base) => `<loc>${base}/sitemaps/pages.xml</loc>`],
  ["/sitemaps/pages.xml", (base) => `<loc>${base}/categories/design-creative</loc>`],
  ["/.well-known/security.txt", (base) => `Contact: ${base}/contact`],
  ["/.well-known/api-catalog", (base) => `"anchor": "${base}/api/v1"`],
  ["/demo/feed.xml", (base) => `<link>${base}/demo</link>`],
  ["/llms.txt", (base) => `${base}/api/mcp`],
  ["/.well-known/mcp.json", (base) => `"url": "${base}/api/mcp"`],
  ["/.well-known/mcp/catalog.json", (base) => `${base}/api/mcp/server-card`],
  ["/.well-known/oauth-authorization-server", (base) => `"issuer":"${base}"`],
  ["/.well-known/oauth-protected-resource", (base) => `"resource":"${base}/api/v1"`],
  ["/.well-known/oauth-protected-resource/api/v1", (base) => `"resource":"${base}/api/v1"`],
  ["/.well-known/oauth-protected-resource/api/mcp", (base) => `"resource":"${base}/api/mcp"`],
  ["/api/mcp/server-card", (base) => `${base}/api/mcp`],
  ["/api/v1/openapi.yaml", (base) => `url: ${base}/api`],
  ["/openapi/v1.openapi.yaml", (base) => `url: ${base}/api`],
  ["/{handle}/agent.json", (base) => base],
  ["/api/v1/profiles/{handle}", (base) => `${base}/{handle}`],
  ["/", (base) => `<link rel="canonical" href="${base}"`],
  ["/creators", (base) => `<link rel="canonical" href="${base}/creators"`],
  ["/categories", (base) => `<link rel="canonical" href="${base}/categories"`],
  ["/status", (base) => `<link rel="canonical" href="${base}/status"`],
  ["/docs", (base) => `<link rel="canonical" href="${base}/docs"`],
  ["/{handle}", (base) => `<link rel="canonical" href="${base}/{handle}"`],
  ["/developers/docs", (base) => `${base}/api`],
];

test("one build calls itself by the name that each process is given", async ({ request }) => {
  const { handle } = await makeCreator({ mcpDiscoverable: true });
  for (const base of NAMES) {
    const web = await startWeb("host", { BASE_URL: base, AUTH_SECRET: process.env.AUTH_SECRET ?? "" });
    try {
      for (const [path, names] of DOCUMENTS) {
        const response = await request.get(`http://127.0.0.1:${web.port}${path.replace("{handle}", handle)}`);
        const text = await response.text();
        expect(response.status(), path).toBe(200);
        expect(text, `${path} of ${base}`).toContain(names(base).replace("{handle}", handle));
        const others = [...NAMES.filter((name) => name !== base), "localhost:3000", String(process.env.BASE_URL)];
        // the guides and the reference explain with localhost; nowhere else may another name stand
        const absolute = /^\/(docs|developers)/.test(path) ? others.slice(0, 1) : others;
        for (const other of absolute) expect(text, `${path} of ${base}`).not.toContain(other);
      }
    } finally {
      await web.stop();
    }
  }
});
