import { describe, expect, it, vi } from "vitest";
import { beginCall, MAX_BODY_BYTES, readBody } from "./call";

const URL_ = "http://localhost/api/v1/posts";
const withHeaders = (headers: Record<string, string>) => beginCall(new Request(URL_, { headers }));

describe("beginCall", () => {
  it.each(["a", "trace-1.2_3", "Z".repeat(128)])("takes over the request id %s", (sent) => {
    expect(withHeaders({ "x-request-id": sent }).requestId).toBe(sent);
  });

  it.each(["", "Z".repeat(129), "two words", "a,b", "<b>", 'quo"te', "é"])("replaces the request id %j", (sent) => {
    expect(withHeaders({ "x-request-id": sent }).requestId).toMatch(/^req_[0-9a-z]{26}$/);
  });

  it("mints another one for each request", () => {
    expect(withHeaders({}).requestId).not.toBe(withHeaders({}).requestId);
  });
});

/** A request whose body comes in these pieces, without a declared length, and counts how many were asked for. */
function streamed(pieces: Uint8Array[]): { request: Request; pulled: () => number } {
  let next = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = pieces[next++];
        if (piece) controller.enqueue(piece);
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const init: RequestInit & { duplex: "half" } = { method: "POST", body, duplex: "half" };
  return { request: new Request(URL_, init), pulled: () => next };
}

const declared = (text: string, length: number) =>
  new Request(URL_, { method: "POST", body: text, headers: { "content-length": String(length) } });

describe("readBody", () => {
  it("gives the text, also where a character is cut between two pieces, and without a byte order mark", async () => {
    const bytes = new TextEncoder().encode("\ufeff{ä🖋}");
    const { request } = streamed([...bytes].map((byte) => Uint8Array.of(byte)));
    expect(await readBody(request)).toBe("{ä🖋}");
    expect(await readBody(new Request(URL_, { method: "POST", body: bytes }))).toBe("{ä🖋}");
    expect(await readBody(new Request(URL_, { method: "POST" }))).toBe("");
  });

  it.each([
    ["a byte of Latin-1", Uint8Array.of(0x22, 0xe9, 0x22)],
    ["a character that is cut off", Uint8Array.of(0x22, 0xf0, 0x9f, 0x22)],
    ["no text at all", Uint8Array.of(0xff, 0xfe)],
  ])("refuses %s", async (_what, bytes) => {
    const refusal = { code: "invalid_request", message: /UTF-8/ };
    await expect(readBody(streamed([bytes]).request)).rejects.toMatchObject(refusal);
    const headers = { "content-length": String(bytes.length) };
    await expect(readBody(new Request(URL_, { method: "POST", body: bytes, headers }))).rejects.toMatchObject(refusal);
  });

  it("refuses what is compressed, and says how to send it", async () => {
    const zipped = (encoding: string) =>
      new Request(URL_, { method: "POST", body: "{}", headers: { "content-encoding": encoding } });
    const refusal = { code: "unsupported_media_type", message: /Content-Encoding/ };
    await expect(readBody(zipped("gzip"))).rejects.toMatchObject(refusal);
    expect(await readBody(zipped("identity"))).toBe("{}");
  });

  it("takes the sign for what could not be read where it was written", async () => {
    expect(await readBody(declared('"\ufffd"', 5))).toBe('"\ufffd"');
  });

  it("takes exactly the limit", async () => {
    const { request } = streamed([new Uint8Array(MAX_BODY_BYTES - 1), new Uint8Array(1)]);
    expect((await readBody(request)).length).toBe(MAX_BODY_BYTES);
    expect((await readBody(declared("x".repeat(MAX_BODY_BYTES), MAX_BODY_BYTES))).length).toBe(MAX_BODY_BYTES);
  });

  it("refuses by the declared length, without reading", async () => {
    const request = declared("{}", MAX_BODY_BYTES + 1);
    const text = vi.spyOn(request, "text");
    await expect(readBody(request)).rejects.toMatchObject({ code: "payload_too_large" });
    expect(text).not.toHaveBeenCalled();
    await expect(readBody(declared("12345", 5), 4)).rejects.toMatchObject({ code: "payload_too_large" });
  });

  it("stops reading a body of undeclared length at the limit", async () => {
    const { request, pulled } = streamed(Array.from({ length: 100 }, () => new Uint8Array(64 * 1024)));
    await expect(readBody(request)).rejects.toMatchObject({ code: "payload_too_large" });
    expect(pulled()).toBeLessThanOrEqual(6);
  });

  it.each<Record<string, string>>([{}, { "content-length": "10" }])(
    "does not take a client that hangs up for a fault of ours %j",
    async (headers) => {
      const body = new ReadableStream({ pull: (controller) => controller.error(new Error("aborted")) });
      const init: RequestInit & { duplex: "half" } = { method: "POST", body, headers, duplex: "half" };
      await expect(readBody(new Request(URL_, init))).rejects.toMatchObject({ code: "invalid_request" });
    },
  );
});
