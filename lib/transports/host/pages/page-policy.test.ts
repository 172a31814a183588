import { createHash } from "node:crypto";
import { NextRequest } from "next/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { resetEnv } from "@/lib/core/env";
import { proxy } from "@/proxy";
import { documentPolicy, streamedPolicy } from "./page-policy";

function served(env: Record<string, string>): void {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  resetEnv();
}

afterEach(() => {
  vi.unstubAllEnvs();
  resetEnv();
});

const directive = (policy: string, name: string) => policy.split("; ").find((part) => part.startsWith(`${name} `));
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("the policy of a page", () => {
  it("lets its forms lead to the processor's hosted pages where there is one", () => {
    served({ BASE_URL: "https://guild.example", STRIPE_SECRET_KEY: "" });
    const page = { nonce: "bm9uY2U=", path: "/demo" };
    expect(directive(streamedPolicy(page), "form-action")).toBe("form-action 'self' https://guild.example");
    served({ STRIPE_SECRET_KEY: "sk_test_1" });
    expect(directive(streamedPolicy(page), "form-action")).toContain("https://*.stripe.com");
  });

  it("evaluates text in development alone", () => {
    const page = { nonce: "bm9uY2U=", path: "/" };
    expect(streamedPolicy(page)).not.toContain("unsafe-eval");
    served({ NODE_ENV: "development" });
    expect(directive(streamedPolicy(page), "script-src")).toContain("'unsafe-eval'");
  });

  it("names the inline scripts of a document that is kept, and no others", () => {
    const html = `<script>one()</script><script src="/two.js"></script><SCRIPT type="module">three()</SCRIPT>`;
    expect(directive(documentPolicy(html), "script-src")).toBe(`script-src 'self' ${hash("one()")} ${hash("three()")}`);
  });
});

describe("the headers of a page", () => {
  it.each([
    ["https://guild.example", "max-age=31536000"],
    ["http://localhost:3000", null],
  ])("keep browsers on https where %s is", (base, expected) => {
    served({ BASE_URL: base });
    expect(proxy(new NextRequest(`${base}/`)).headers.get("strict-transport-security")).toBe(expected);
  });
});
