import { describe, expect, it } from "vitest";
import { TextResponse } from "./text-response";

const make = (status = 200) => new TextResponse({ status, headers: { etag: '"a"' }, body: "grüße" });

describe("TextResponse", () => {
  it("is a Response in every way that a host may read it", async () => {
    const response = make(201);
    expect(response).toBeInstanceOf(Response);
    expect([response.status, response.ok, response.bodyUsed]).toEqual([201, true, false]);
    expect([response.type, response.url, response.redirected, response.statusText]).toEqual(["default", "", false, ""]);
    expect(response.headers.get("ETag")).toBe('"a"');
    expect(await response.clone().text()).toBe("grüße");
    const copied = new Response(response.body, response);
    expect([copied.status, copied.headers.get("etag"), await copied.text()]).toEqual([201, '"a"', "grüße"]);
    expect(response.bodyUsed).toBe(true);
    await expect(response.text()).rejects.toThrow();
  });

  it("answers for every member of the standard form itself: that one has nothing to say for what it did not make", () => {
    const own = Object.getOwnPropertyNames(TextResponse.prototype);
    expect(own).toEqual(expect.arrayContaining(Object.getOwnPropertyNames(Response.prototype)));
  });

  it("reads as JSON, bytes, blob and form", async () => {
    const form = new TextResponse({
      status: 200,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "a=1",
    });
    expect(await new TextResponse({ status: 200, headers: {}, body: '{"a":1}' }).json()).toEqual({ a: 1 });
    expect((await make().arrayBuffer()).byteLength).toBe(7);
    expect((await make().bytes()).length).toBe(7);
    expect((await make().blob()).size).toBe(7);
    expect((await form.formData()).get("a")).toBe("1");
  });

  it("hands out its parts until somebody looked at the standard form", () => {
    const response = make();
    response.setHeaders({ "x-more": "1" });
    expect(response.parts).toEqual({ status: 200, headers: { etag: '"a"', "x-more": "1" }, body: "grüße" });
    response.headers.set("etag", '"b"');
    expect(response.parts).toBeUndefined();
    response.setHeaders({ "x-more": "2" });
    expect(Object.fromEntries(response.headers)).toMatchObject({ etag: '"b"', "x-more": "2" });
  });

  it.each([204, 304])("has no body for %d", (status) => {
    expect(make(status).body).toBeNull();
  });
});
