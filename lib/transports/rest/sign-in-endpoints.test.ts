import { beforeAll, describe, expect, it, vi } from "vitest";
import { resetEnv } from "@/lib/core/env";
import { isSignInEndpoint, signInMount } from "./sign-in-endpoints";

beforeAll(() => {
  Object.assign(process.env, { LOG_LEVEL: "silent", BASE_URL: "http://localhost:3000" });
  resetEnv();
});

const library = vi.fn(async (_request: Request) => Response.json({}));
const mount = signInMount(library);

type Method = keyof typeof mount;
async function send(method: Method, path: string, sent?: { body: string; type: string }) {
  const headers = { "x-request-id": "trace-1", ...(sent && { "content-type": sent.type }) };
  const body = sent?.body ?? null;
  const request = new Request(`http://localhost:3000/api/auth/${path}`, { method, headers, body });
  const response = await mount[method](request);
  const text = await response.text();
  expect(response.headers.get("x-request-id"), path).toBe("trace-1");
  return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
}

describe("the sign-in library's endpoints", () => {
  it.each<[Method, string]>([
    ["GET", "session"],
    ["GET", "csrf"],
    ["GET", "providers"],
    ["GET", "signin?callbackUrl=%2F"],
    ["GET", "signout"],
    ["POST", "signout"],
    ["POST", "callback/credentials"],
  ])("lets %s %s through", async (method, path) => {
    library.mockClear();
    expect(await send(method, path)).toMatchObject({ status: 200, body: {} });
    expect(library).toHaveBeenCalledOnce();
  });

  it.each<[Method, string, number, string | null]>([
    ["GET", "nope", 404, null],
    ["GET", "toString", 404, null],
    ["GET", "session/", 404, null],
    ["GET", "signin/credentials", 404, null],
    ["DELETE", "nope", 404, null],
    ["OPTIONS", "nope", 404, null],
    ["DELETE", "session", 405, "GET, HEAD, OPTIONS"],
    ["POST", "session", 405, "GET, HEAD, OPTIONS"],
    ["PATCH", "signout", 405, "GET, HEAD, POST, OPTIONS"],
    ["GET", "callback/credentials", 405, "POST, OPTIONS"],
    ["PUT", "callback/credentials", 405, "POST, OPTIONS"],
  ])("refuses %s %s in the envelope with %i", async (method, path, status, allow) => {
    library.mockClear();
    const { body, headers, ...got } = await send(method, path);
    expect(got.status).toBe(status);
    expect(body.error).toMatchObject({ code: status === 404 ? "not_found" : "method_not_allowed" });
    expect(headers.get("allow")).toBe(allow);
    expect(library).not.toHaveBeenCalled();
  });

  it("answers OPTIONS with what is allowed", async () => {
    expect((await send("OPTIONS", "signout")).headers.get("allow")).toBe("GET, HEAD, POST, OPTIONS");
  });

  it("keeps cookies, redirects and the 401 that the form reads", async () => {
    const headers = new Headers({ location: "/sign-in" });
    for (const cookie of ["a=1; Path=/", "b=2; HttpOnly"]) headers.append("set-cookie", cookie);
    library.mockResolvedValueOnce(new Response(null, { status: 302, headers }));
    const redirect = await send("GET", "signin");
    expect([redirect.status, redirect.headers.get("location")]).toEqual([302, "/sign-in"]);
    expect(redirect.headers.getSetCookie()).toEqual(["a=1; Path=/", "b=2; HttpOnly"]);
    library.mockResolvedValueOnce(Response.json({ url: "/sign-in?error=x" }, { status: 401 }));
    expect(await send("POST", "callback/credentials")).toMatchObject({
      status: 401,
      body: { url: "/sign-in?error=x" },
    });
  });

  it("says in the envelope what the library refuses, and what breaks in it", async () => {
    library.mockResolvedValueOnce(new Response("Error: This action is not supported", { status: 500 }));
    expect(await send("GET", "csrf")).toMatchObject({ status: 400, body: { error: { code: "invalid_request" } } });
    library.mockRejectedValueOnce(new Error("select * from sessions"));
    const broken = await send("GET", "session");
    expect(broken).toMatchObject({ status: 500, body: { error: { code: "internal_error", request_id: "trace-1" } } });
    expect(JSON.stringify(broken.body)).not.toContain("sessions");
  });

  const FORM = "application/x-www-form-urlencoded";
  it.each([
    ["callback/credentials", FORM, "csrfToken=x&callbackUrl=foo", "callbackUrl"],
    ["callback/credentials", FORM, "callbackUrl=http%3A%2F%2F%5B", "callbackUrl"],
    ["callback/credentials", FORM, "callbackUrl=https%3A%2F%2F", "callbackUrl"],
    ["callback/passkey", FORM, "callbackUrl=http%3A%2F%2Flocalhost%3A3000.evil.com%2Fx", "callbackUrl"],
    ["callback/passkey", "application/json", '{"callbackUrl":5}', "callbackUrl"],
    ["callback/passkey", "application/json", '{"callbackUrl":["/studio"]}', "callbackUrl"],
    ["callback/passkey", FORM, "callbackUrl=http%3A", "callbackUrl"],
    ["callback/credentials?callbackUrl=foo", FORM, "a=b", "callbackUrl"],
    ["callback/credentials", "application/json", "{bad", null],
    ["signout", "application/json; charset=utf-8", "{bad", null],
    ["_log", "application/json", "{bad", null],
  ])("refuses what %s cannot use of a client's %s: %s", async (path, type, body, param) => {
    library.mockClear();
    const refused = await send("POST", path, { body, type });
    expect(refused).toMatchObject({ status: 400, body: { error: { code: "invalid_request" } } });
    expect(refused.body.error.param ?? null).toBe(param);
    expect(library).not.toHaveBeenCalled();
  });

  it("refuses such a callbackUrl of a page as well", async () => {
    library.mockClear();
    expect(await send("GET", "signin?callbackUrl=foo")).toMatchObject({ status: 400 });
    expect(library).not.toHaveBeenCalled();
  });

  it.each([
    [FORM, "csrfToken=x&callbackUrl=%2Fstudio"],
    [FORM, "callbackUrl=http%3A%2F%2Flocalhost%3A3000%2Fstudio"],
    [FORM, "callbackUrl=https%3A%2F%2Felsewhere.example"],
    ["application/json", '{"callbackUrl":"/studio"}'],
    ["application/json", "null"],
    ["text/plain", "{bad"],
  ])("lets the library read %s %s", async (type, body) => {
    library.mockImplementationOnce(async (request) => Response.json({ read: await request.text() }));
    expect(await send("POST", "callback/credentials", { body, type })).toMatchObject({ body: { read: body } });
  });

  it("are told apart by their whole path", () => {
    for (const path of ["/api/auth/session", "/api/auth/callback/credentials"]) {
      expect(isSignInEndpoint(path), path).toBe(true);
    }
    for (const path of [
      "/api/auth/",
      "/api/auth/nope",
      "/api/auth/session/",
      "/api/auth/%73ession",
      "/api/auth/constructor",
    ]) {
      expect(isSignInEndpoint(path), path).toBe(false);
    }
  });
});
