import { execFile } from "node:child_process";
import { connect } from "node:net";
import { promisify } from "node:util";
import { expect, test } from "playwright/test";

const run = promisify(execFile);

test.describe("once a page was served, which is when Next begins to listen for upgrades", () => {
  test.beforeEach(async ({ request }) => {
    expect((await request.get("/")).status()).toBe(200);
  });

  test("a call that offers HTTP/2 is answered in HTTP/1.1, with and without a body", async ({ baseURL }) => {
    const { hostname, port } = new URL(baseURL ?? "");
    const offer = `Host: ${hostname}:${port}\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\nConnection: Upgrade, HTTP2-Settings, close\r\n`;
    const body = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
    for (const text of [
      `GET /api/v1/categories HTTP/1.1\r\n${offer}\r\n`,
      `GET / HTTP/1.1\r\n${offer}\r\n`,
      `POST /api/mcp HTTP/1.1\r\n${offer}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    ]) {
      const socket = connect(Number(port), hostname, () => socket.write(text));
      let heard = "";
      for await (const chunk of socket) heard += chunk;
      expect(heard, text.split("\r\n", 1)[0]).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]+[}>]/);
    }
  });

  test("curl --http2 gets its answer", async ({ baseURL }) => {
    const { stdout: version } = await run("curl", ["--version"]).catch(() => ({ stdout: "" }));
    test.skip(!/\bHTTP2\b/.test(version), "there is no curl that speaks HTTP/2");
    const arguments_ = ["-s", "--http2", "-o", "/dev/null", "-w", "%{http_code} %{http_version}"];
    const { stdout } = await run("curl", [...arguments_, `${baseURL}/api/v1/categories`]);
    expect(stdout).toBe("200 1.1");
  });
});

test("a path that is no text is a bad request, not a failure of ours", async ({ request }) => {
  const response = await request.get("/%E0%A4%A");
  expect([response.status(), response.headers()["content-type"]]).toEqual([400, "text/plain; charset=utf-8"]);
});
