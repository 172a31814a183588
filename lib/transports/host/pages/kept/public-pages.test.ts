import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { publicPageOf } from "./public-pages";

function asked(url: string, headers: Record<string, string> = {}, method = "GET") {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, method });
  request.headers = headers;
  return publicPageOf(request, url.split("?", 1)[0] as string);
}

it.each([
  ["/", "everyone"],
  ["/creators?q=logo&category=design-creative", "everyone"],
  ["/categories/design-creative/logo-design", "everyone"],
  ["/docs/webhooks", "nobody"],
  ["/docs/reference/orders", "nobody"],
  ["/docs/reference/orders/listOrders", "nobody"],
  ["/terms", "nobody"],
  ["/Harbour-Type", { creator: "harbour-type" }],
  ["/harbour-type/products/logo", { creator: "harbour-type" }],
  ["/harbour-type/posts/a-post", { creator: "harbour-type" }],
  ["/harbour-type/portfolio/work_1", { creator: "harbour-type" }],
])("keeps %s until %o changes", (url, about) => {
  expect(asked(url)?.about).toEqual(about);
});

it.each([
  "/sign-in",
  "/messages",
  "/saved",
  "/orders/ord_1",
  "/status",
  "/studio/products/new",
  "/harbour-type/book",
  "/harbour-type?reviews=abc",
  "/harbour-type/products/logo?tier=basic",
  "/creators?cursor=abc",
  "/icon.svg",
])("leaves %s to be made for who asks", (url) => {
  expect(asked(url)).toBeUndefined();
});

it("keeps nothing of who is signed in, and nothing that writes", () => {
  for (const cookie of ["next-auth.session-token=x", "a=b; __Secure-next-auth.session-token.0=x"]) {
    expect(asked("/", { cookie })).toBeUndefined();
  }
  expect(asked("/", { cookie: "theme=dark; not-next-auth.session-token-at-all=1" })).toBeDefined();
  expect(asked("/", {}, "POST")).toBeUndefined();
});

it("knows the start of a page as that page's, no matter who is signed in by then", () => {
  const start = asked("/_start/creators?q=logo", { cookie: "next-auth.session-token=x" });
  expect(start).toEqual({ ...asked("/creators?q=logo"), wants: "start" });
  expect([asked("/_start/messages"), asked("/_start/"), asked("/_start")].map((page) => page?.url)).toEqual([
    undefined,
    "/",
    undefined,
  ]);
});

it("tells what navigation asks for from the page itself, whatever mark it carries", () => {
  const navigation = { rsc: "1", "next-router-state-tree": "tree" };
  const keys = [
    asked("/creators")?.key,
    asked("/creators?_rsc=abc", navigation)?.key,
    asked("/creators?_rsc=abc", { ...navigation, "next-router-prefetch": "1" })?.key,
    asked("/creators?q=a&_rsc=abc", navigation)?.key,
  ];
  expect(new Set(keys).size).toBe(4);
  expect(asked("/creators?_rsc=other", navigation)?.key).toBe(keys[1]);
});
