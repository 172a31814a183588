import { bearer, expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";

const JSON_BODY = { "content-type": "application/json" };

test.describe("unknown paths", () => {
  for (const path of [
    "/api/nothing",
    "/api/v1",
    "/api/v1/nothing",
    "/api/v1/me/more",
    "/api/v2/me",
    "/api/v1/posts/x/y",
  ])
    for (const method of ["GET", "POST", "DELETE"])
      test(`${method} ${path} is 404 in the envelope`, async ({ api }) => {
        await expectRefusal(await api.fetch(path, { method }), 404, "not_found");
      });

  test("say nothing of what was asked for", async ({ api }) => {
    const response = await api.get("/api/<script>alert(1)</script>");
    expect(response.headers()["content-type"]).toContain("application/json");
    expect(response.headers()["x-content-type-options"]).toBe("nosniff");
    expect(await response.text()).not.toContain("script");
  });
});

test.describe("wrong methods", () => {
  for (const [method, path, allow] of [
    ["POST", "/api/v1/me", ["GET"]],
    ["DELETE", "/api/v1/categories", ["GET"]],
    ["PUT", "/api/v1/posts", ["GET", "POST"]],
    ["PATCH", "/api/v1/webhooks/endpoints", ["GET", "POST"]],
    ["POST", "/api/v1/webhooks/endpoints/whe_1", ["GET", "PATCH", "DELETE"]],
    ["POST", "/api/v1/openapi.yaml", ["GET"]],
    ["POST", "/api/health", ["GET"]],
  ] as const)
    test(`${method} ${path} is 405 and says what is allowed`, async ({ api }) => {
      const response = await api.fetch(path, { method });
      await expectRefusal(response, 405, "method_not_allowed");
      const allowed = (response.headers().allow ?? "").split(", ");
      expect(allowed).toEqual(expect.arrayContaining([...allow, "HEAD"]));
      expect(allowed).not.toContain(method);
    });
});

test.describe("bodies", () => {
  for (const [what, text] of [
    ["null", "null"],
    ["a number", "7"],
    ["an array", "[]"],
    ["a string", '"title"'],
  ] as const)
    test(`${what} instead of an object is 422`, async ({ api }) => {
      const { headers } = await makeCaller(["posts:write"]);
      const response = await api.post("/api/v1/posts", {
        headers: { ...keyed(headers), ...JSON_BODY },
        data: Buffer.from(text),
      });
      await expectRefusal(response, 422, "validation_error");
    });

  test("every wrong and every unknown field is named", async ({ api }) => {
    const { headers } = await makeCaller(["posts:write"]);
    const data = { title: 5, tags: "no", colour: "red", "a.b": 1 };
    const response = await api.post("/api/v1/posts", { headers: keyed(headers), data });
    const error = await expectRefusal(response, 422, "validation_error");
    const paths = error.details?.map(({ path }) => path).sort();
    expect(paths).toEqual(["a.b", "colour", "tags", "title"]);
    expect(error.details?.every(({ message }) => message.length > 0)).toBe(true);
  });

  test("__proto__ is a field like any other: unknown", async ({ api }) => {
    const { headers } = await makeCaller(["posts:write"]);
    const response = await api.post("/api/v1/posts", {
      headers: { ...keyed(headers), ...JSON_BODY },
      data: Buffer.from('{"title":"A title","__proto__":{"visibility":"members"}}'),
    });
    const error = await expectRefusal(response, 422, "validation_error");
    expect(error.param).toBe("__proto__");
  });

  test("nesting without end is refused, not fatal", async ({ api }) => {
    const { headers } = await makeCaller(["posts:write"]);
    const deep = "[".repeat(60_000) + "]".repeat(60_000);
    const response = await api.post("/api/v1/posts", {
      headers: { ...keyed(headers), ...JSON_BODY },
      data: Buffer.from(`{"title":"\\\\u0000","tags":${deep}}`),
    });
    const error = await expectRefusal(response, 422, "validation_error");
    expect(error.param).toBe("tags.0");
  });

  test("half a surrogate pair is not a crash", async ({ api }) => {
    const { headers } = await makeCaller(["posts:write"]);
    const response = await api.post("/api/v1/posts", {
      headers: { ...keyed(headers), ...JSON_BODY },
      data: Buffer.from('{"title":"half \\ud800","tags":["x"],"body":"\\udc00"}'),
    });
    expect([201, 422]).toContain(response.status());
  });

  test("2 MB are 413, and the connection still serves", async ({ api }) => {
    const { headers } = await makeCaller();
    const response = await api.post("/api/v1/posts", {
      headers: { ...keyed(headers), ...JSON_BODY },
      data: Buffer.alloc(2_000_000, "a"),
    });
    await expectRefusal(response, 413, "payload_too_large");
    expect((await api.get("/api/v1/me", { headers })).status()).toBe(200);
  });

  test("without a content type are 415", async ({ api }) => {
    const { headers } = await makeCaller(["posts:write"]);
    const response = await api.post("/api/v1/posts", {
      headers: { ...keyed(headers), "content-type": "" },
      data: Buffer.from("{}"),
    });
    await expectRefusal(response, 415, "unsupported_media_type");
  });
});

test.describe("X-Request-Id", () => {
  const ask = { good: "/api/v1/categories", refused: "/api/v1/me", unknown: "/api/nothing" };
  for (const [kind, path] of Object.entries(ask)) {
    test(`is echoed when it is well formed: ${kind}`, async ({ api }) => {
      for (const sent of ["a", "trace-1.2_3", "Z".repeat(128)]) {
        const response = await api.get(path, { headers: { "x-request-id": sent } });
        expect(response.headers()["x-request-id"]).toBe(sent);
      }
    });

    test(`is replaced when it is not, and minted when there is none: ${kind}`, async ({ api }) => {
      const seen = new Set<string>();
      for (const sent of ["", "Z".repeat(129), "two words", "semi;colon", "<b>", 'quo"te', "é", "a,b"]) {
        const response = await api.get(path, { headers: sent ? { "x-request-id": sent } : {} });
        const id = response.headers()["x-request-id"] ?? "";
        expect(id, sent).toMatch(/^req_[0-7][0-9a-hjkmnp-tv-z]{25}$/);
        seen.add(id);
      }
      expect(seen.size).toBe(8);
    });
  }
});

test.describe("HEAD", () => {
  test("has the headers of GET and no body", async ({ api }) => {
    const { creator } = await makeCaller();
    const path = `/api/v1/profiles/${creator.handle}`;
    const [get, head] = [await api.get(path), await api.head(path)];
    expect(head.status()).toBe(200);
    expect(head.headers().etag).toBe(get.headers().etag);
    expect(head.headers()["content-type"]).toBe(get.headers()["content-type"]);
    expect((await head.body()).length).toBe(0);
    expect((await api.head("/api/v1/me")).status()).toBe(401);
    expect((await api.head("/api/nothing")).status()).toBe(404);
  });
});

test.describe("CORS", () => {
  const origin = { origin: "https://elsewhere.example" };

  test("anyone may read what is public, without credentials; errors too", async ({ api }) => {
    const { creator } = await makeCaller();
    const found = ["/api/v1/categories", `/api/v1/profiles/${creator.handle}`, "/api/v1/openapi.yaml"];
    const missing = ["/api/v1/profiles/nobody-here-at-all", "/api/v1/creators/nobody-here-at-all/reviews"];
    for (const path of [...found, `/api/v1/creators/${creator.handle}/reviews`, ...missing]) {
      const headers = (await api.get(path, { headers: origin })).headers();
      expect(headers["access-control-allow-origin"], path).toBe("*");
      expect(headers["access-control-allow-credentials"], path).toBeUndefined();
      expect(headers["access-control-expose-headers"], path).toContain("X-Request-Id");
    }
  });

  test("a page with a token of its own may call and read, cookies count for nothing", async ({ api }) => {
    const { headers, token } = await makeCaller();
    const sent = { ...origin, ...bearer(token) };
    const data = { title: "A title" };
    const open = [
      await api.get("/api/v1/me", { headers: sent }),
      await api.get("/api/v1/posts", { headers: sent }),
      await api.post("/api/v1/posts", { headers: { ...keyed(headers), ...origin }, data }),
      await api.get("/api/v1/me", { headers: { ...origin, ...bearer("gh_live_unknown0_x") } }),
    ];
    for (const answer of open) {
      expect(answer.headers()["access-control-allow-origin"]).toBe("*");
      expect(answer.headers()["access-control-allow-credentials"]).toBeUndefined();
    }
    for (const more of [undefined, { cookie: `token=${token}` }]) {
      const closed = await api.get("/api/v1/me", { headers: { ...origin, ...more } });
      expect([closed.status(), closed.headers()["access-control-allow-origin"]]).toEqual([401, undefined]);
    }
  });

  test("a preflight opens reading what is public, and calls with a token", async ({ api }) => {
    const preflight = (path: string, method: string, more = "") =>
      api.fetch(path, {
        method: "OPTIONS",
        headers: {
          ...origin,
          "access-control-request-method": method,
          "access-control-request-headers": `if-none-match,x-request-id${more}`,
        },
      });
    const open = await preflight("/api/v1/categories", "GET");
    expect(open.status()).toBe(204);
    expect(open.headers()["access-control-allow-origin"]).toBe("*");
    expect(open.headers()["access-control-allow-methods"]).toContain("GET");
    expect(open.headers()["access-control-allow-methods"]).not.toContain("POST");
    expect(open.headers()["access-control-allow-headers"]).toMatch(/if-none-match/i);
    for (const path of ["/api/v1/me", "/api/v1/posts", "/api/v1/webhooks/endpoints"]) {
      const closed = await preflight(path, "GET");
      expect(closed.status()).toBe(204);
      expect(closed.headers()["access-control-allow-origin"], path).toBeUndefined();
      const bearing = (await preflight(path, "POST", ",authorization,idempotency-key")).headers();
      expect(bearing["access-control-allow-origin"], path).toBe("*");
      expect(bearing["access-control-allow-headers"]).toMatch(/authorization.*idempotency-key/i);
      expect(bearing["access-control-allow-credentials"]).toBeUndefined();
    }
  });
});

test("errors are never cached and never sniffed", async ({ api }) => {
  for (const path of ["/api/nothing", "/api/v1/me", "/api/v1/profiles/nobody-here-at-all"]) {
    const headers = (await api.get(path)).headers();
    expect(headers["cache-control"], path).toBe("no-store");
    expect(headers["x-content-type-options"], path).toBe("nosniff");
  }
});
