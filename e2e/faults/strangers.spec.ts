import { once } from "node:events";
import { request } from "node:http";
import { networkInterfaces } from "node:os";
import type { APIRequestContext } from "playwright/test";
import { PUBLIC_REQUESTS_PER_MINUTE } from "@/lib/contracts/tiers";

import { keyed, makeCaller, setCounter, spareAddress } from "../api/callers";
import { expect, test } from "../fixtures";
import { startWeb, type WebProcess } from "./web-process";

test.describe.configure({ timeout: 120_000 });

/** An address by which other machines would call this one. */
const outside = Object.values(networkInterfaces())
  .flatMap((found) => found ?? [])
  .find(({ internal, family }) => !internal && family === "IPv4")?.address;

const DEMO = { email: "buyer@example.com", password: "guildhall-demo" };

/** Signs in as the page does. Answers whether it worked. */
async function signIn(api: APIRequestContext, { email, password }: typeof DEMO): Promise<boolean> {
  const { csrfToken } = await (await api.get("/api/auth/csrf")).json();
  const form = { csrfToken, email, password, json: "true", callbackUrl: "/" };
  await api.post("/api/auth/callback/credentials", { form });
  return "expires" in (await (await api.get("/api/auth/session")).json());
}

/** What of the things that are for this machine alone somebody gets: each name that is there for them. */
async function privateThings(api: APIRequestContext, checkout: string): Promise<string[]> {
  const there: string[] = [];
  if (await signIn(api, DEMO)) there.push("demo sign-in");
  const own = await makeCaller();
  const hook = { url: "http://127.0.0.1:9/hook", event_types: ["*"] };
  const headers = keyed(own.headers);
  const made = await api.post("/api/v1/webhooks/endpoints", { headers, data: hook });
  if (made.status() === 201) there.push("webhooks to loopback");
  const outbox = await api.get("/developers/outbox", { maxRedirects: 0 });
  if (outbox.status() !== 404) there.push("outbox");
  if ((await api.get(checkout)).status() === 200) there.push("sandbox page");
  const paid = await api.post(`${checkout}/pay`, { form: {}, maxRedirects: 0 });
  if (paid.status() !== 404) there.push("sandbox form");
  return there;
}

/** The path of a hosted checkout of the demo creator's, which anyone may open. */
async function openCheckout(api: APIRequestContext): Promise<string> {
  const profile = await (await api.get("/api/v1/profiles/demo")).json();
  const offer = profile.offers.find(({ slug }: { slug: string }) => slug === "brand-identity");
  const args = { handle: "demo", productId: offer.product_id, tierId: "studio" };
  const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "create_order", arguments: args } };
  const answer = await (await api.post("/api/mcp", { data: call })).json();
  return new URL(answer.result.structuredContent.checkout_url).pathname;
}

const EVERYTHING = ["demo sign-in", "webhooks to loopback", "outbox", "sandbox page", "sandbox form"];

for (const how of ["host", "next"] as const) {
  test(`what is for this machine alone is not there for another, under ${how}`, async ({ playwright }) => {
    test.skip(!outside, "this machine has no address but loopback");
    const web = await startWeb(how, { HOST: how === "host" ? "0.0.0.0" : "" });
    try {
      const contextOf = (base: string) => playwright.request.newContext({ baseURL: `${base}:${web.port}` });
      const here = await contextOf("http://localhost"); // the tool server answers under its own name alone
      const checkout = await openCheckout(here).finally(() => here.dispose());
      const things = async (base: string) => {
        const api = await contextOf(base);
        return privateThings(api, checkout).finally(() => api.dispose());
      };
      // loopback webhooks need a service that nobody else can call, since their deliveries have no caller to ask
      const open = how === "host" ? EVERYTHING.filter((thing) => thing !== "webhooks to loopback") : EVERYTHING;
      expect(await things("http://localhost")).toEqual(open);
      expect(await things(`http://${outside}`)).toEqual([]);
    } finally {
      await web.stop();
    }
  });
}

/** A call over loopback from an address of its own there, so that no other test's calls are counted with it. */
async function callFrom(localAddress: string, { port }: WebProcess, headers: Record<string, string>): Promise<number> {
  const call = request({ host: "127.0.0.1", port, localAddress, path: "/api/v1/categories", headers, agent: false });
  call.end();
  const [response] = await once(call, "response");
  response.resume();
  return response.statusCode;
}

test("a forged client address buys no fresh minute under plain next start", async () => {
  const web = await startWeb("next", { TRUSTED_PROXY_HOPS: "0" });
  try {
    const address = "127.0.77.1";
    await setCounter(`ip:${address}`, PUBLIC_REQUESTS_PER_MINUTE, 60);
    const call = (headers: Record<string, string>) => callFrom(address, web, headers);
    const forgeries: Record<string, string>[] = [
      { "x-forwarded-for": spareAddress() },
      { "x-real-ip": spareAddress(), forwarded: `for=${spareAddress()}` },
      { "x-guildhall-caller": `undefined remote ${spareAddress()}` },
      { "x-guildhall-caller": ` remote ${spareAddress()}`, "x-forwarded-for": spareAddress() },
    ];
    for (const forged of forgeries) {
      // in each minute a process lets a call or two pass before it asks what the others have counted
      for (let i = 0; i < 3; i++) await call({});
      expect(await call(forged), JSON.stringify(forged)).toBe(429);
    }
    expect(await callFrom("127.0.77.2", web, {}), "another address has a minute of its own").toBe(200);
  } finally {
    await web.stop();
  }
});
