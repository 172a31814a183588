import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeCreator, makeProduct } from "@/db/factories";
import { makePost } from "@/db/factories/posts";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { createContext } from "@/lib/core/context";
import { safeSuccessPath } from "./success-path";

const BASE = "http://localhost:3000";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
  const { profileId } = await makeCreator({ handle: "harbour-type" });
  await makeProduct(profileId, { slug: "brand-identity" });
  await makePost(profileId, { slug: "forty-bottles" });
});
afterAll(() => db.drop());

const safe = (path: string) =>
  safeSuccessPath(createContext({ actor: { kind: "anonymous" }, requestId: "req_1" }), path, BASE);

describe("safeSuccessPath", () => {
  it.each([
    ["/orders", "/orders"],
    ["/orders?from=agent&n=1", "/orders?from=agent&n=1"],
    ["/a/../orders", "/orders"],
    ["/orders#part", "/orders"],
    ["/", "/"],
    ["/?from=agent", "/?from=agent"],
    ["/orders/", "/orders"],
    ["/orders/?from=agent", "/orders?from=agent"],
    ["/creators?q=logo%20design", "/creators?q=logo%20design"],
    ["/categories/design-creative", "/categories/design-creative"],
    ["/harbour-type", "/harbour-type"],
    ["/Harbour-Type", "/Harbour-Type"],
    ["/../../harbour-type", "/harbour-type"],
    ["/orders/%2e%2e/harbour-type/", "/harbour-type"],
    ["/harbour-type/products/brand-identity", "/harbour-type/products/brand-identity"],
    ["/harbour-type/posts/forty-bottles", "/harbour-type/posts/forty-bottles"],
    ["/orders?next=https%3A%2F%2Felsewhere.example", "/orders?next=https%3A%2F%2Felsewhere.example"],
    ["/oauth/../orders", "/orders"],
  ])("keeps %s", async (path, kept) => {
    expect(await safe(path)).toBe(kept);
  });

  it.each([
    "/../../evil",
    "/%2e%2e/%2e%2e/evil",
    "/orders/..%2f..%2fevil",
    "/nobody-here",
    "/orders/thanks",
    "/orders/ord_01k5s3v9n6e8wbr4q2ycx7th0d",
    "/Orders",
    "/creators/harbour-type",
    "/categories/nothing",
    "/harbour-type/products/nothing",
    "/harbour-type/posts/nothing",
    "/harbour-type/brand-identity",
    "/harbour-type//products/brand-identity",
    "/harbour-type/products/brand-identity/more",
    "/nobody-here/products/brand-identity",
  ])("refuses %s, where there is no page", async (path) => {
    await expect(safe(path)).rejects.toMatchObject({ code: "validation_error", extras: { param: "success_path" } });
  });

  it.each([
    "",
    "orders",
    "../orders",
    "?a=1",
    " /orders",
    "/orders /x",
    "//evil.example",
    "///evil.example",
    "//user@evil.example",
    "/\\evil.example",
    "/\\/evil.example",
    "\\\\evil.example",
    "\\/evil.example",
    "/orders\\..\\..\\evil",
    "https://evil.example",
    "HTTPS:/evil.example",
    "http:evil.example",
    "javascript:alert(1)",
    "/\tjavascript:alert(1)",
    "data:text/html,x",
    "/%2fevil.example",
    "/%2Fevil.example",
    "/%2f@evil.example",
    "/%252fevil.example",
    "/%25252fevil.example",
    "/%5cevil.example",
    "/%5C%5Cevil.example",
    "/%255cevil.example",
    "/a%5c..%5cevil",
    "/..//evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "/%2e%2e//evil.example",
    "/.%2e//evil.example",
    "/%2e/%2fevil.example",
    "/a/../%2fevil.example",
    "/a/%2e%2e/%2f/evil.example",
    "/%252e/%252fevil.example",
    "/\tevil.example",
    "/\n/evil.example",
    "/\r\nSet-Cookie:a=b",
    "/%0d%0aSet-Cookie:a=b",
    "/%09/evil.example",
    "/%00",
    "/a\u0000b",
    "/\u202egpj.exe",
    "/%e2%80%ae",
    "/\uff0f\uff0fevil.example",
    "/a\u2028b",
    "/%zz",
    "/%c0%afevil.example",
    "/oauth/authorize?response_type=code&client_id=x&redirect_uri=https%3A%2F%2Fevil.example",
    "/oauth",
    "/OAuth/authorize",
    "/oauth/authorize/",
    "/%6fauth/authorize",
    "/%256fauth/authorize",
    "/%4Fauth/authorize",
    "/oauth%2fauthorize",
    "/oauth%252Fauthorize",
    "/./oauth/authorize",
    "/orders/../oauth/authorize",
    "/orders/%2e%2e/oauth/authorize",
    "/orders/.%2E/oauth/authorize",
    "/orders/%252e%252e/oauth/authorize",
    "/orders/..%2foauth/authorize",
    "/orders/..%252foauth%252fauthorize",
    "/orders%2f..%2foauth%2fauthorize",
    "/demo/../oauth/authorize",
    "/demo/..%2foauth",
    "/orders/x/../../oauth/authorize",
    "/oauth;x=1/authorize",
    "/oauth.json",
    "/api/auth/sign-out",
    "/api/v1/posts",
    "/api/oauth/authorize",
    "/.well-known/oauth-authorization-server",
    "/sandbox/checkout/cs_test_1",
    "/sandbox",
    "/sign-in?next=/oauth/authorize",
    "/sign-up",
    "/verify-email?token=x",
    "/reset-password",
    "/settings",
    "/settings/../studio",
    "/studio/products",
    "/developers/keys",
    "/mail",
    "/docs",
    "/_next/image?url=https%3A%2F%2Fevil.example%2Fa.png",
    "/llms.txt",
    "/a",
    "/@ada",
    "/caf%C3%A9",
    "/search?next=https%3A%2F%2Felsewhere.example",
    "/orders;/../oauth",
    "/ordersx.html",
  ])("refuses %j", async (path) => {
    await expect(safe(path)).rejects.toMatchObject({ code: "validation_error", extras: { param: "success_path" } });
  });
});
