import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TestComputer } from "./testing";

const ended = { client_id: "oac_1", access_token: "a", refresh_token: "r", expires_at: "2026-01-01", scope: "x" };

/** Something that is no Guildhall: it answers with a page, and ends sign-ins. */
let other: Server;
let computer: TestComputer;
let folder: string;
beforeAll(async () => {
  other = createServer(({ url, method }, response) => {
    const issuer = computer.url;
    if (url === "/.well-known/oauth-authorization-server")
      return response.end(JSON.stringify({ issuer, token_endpoint: `${issuer}/token` }));
    if (url === "/token")
      return response
        .writeHead(400)
        .end(JSON.stringify({ error: "invalid_grant", error_description: "It has ended." }));
    if (url === "/json/api/mcp") return response.writeHead(200, { "content-type": "application/json" }).end("{}");
    return response.writeHead(method === "GET" ? 405 : 200, { "content-type": "text/html" }).end("<h1>Hello</h1>");
  }).listen(0, "127.0.0.1");
  await new Promise((listening) => other.once("listening", listening));
  computer = new TestComputer(`http://127.0.0.1:${(other.address() as AddressInfo).port}`);
  folder = mkdtempSync(join(tmpdir(), "guildhall-run-"));
});
afterAll(() => {
  other.closeAllConnections();
  other.close();
  computer.dispose();
  rmSync(folder, { recursive: true, force: true });
});

describe("a sign-in that has ended", () => {
  it.each([[["whoami"]], [["events", "follow"]], [["webhooks", "listen", "--forward", "4000"]]])(
    "is told by %j, with what helps",
    async (args) => {
      computer.keep({ api: ended });
      const { code, err } = await computer.run(args);
      expect(code).toBe(1);
      expect(err).toContain("Error (invalid_grant): It has ended.\nSign in again with `guildhall login`.\n");
    },
  );
});

describe("without a stack is told", () => {
  const home = (name: string) => {
    const path = join(folder, name);
    mkdirSync(join(path, "guildhall"), { recursive: true });
    return path;
  };

  it("a credentials file that cannot be read", async () => {
    const XDG_CONFIG_HOME = home("unreadable");
    writeFileSync(join(XDG_CONFIG_HOME, "guildhall", "credentials.json"), "{");
    for (const args of [["whoami"], ["mcp", "tools"]]) {
      const { code, err } = await computer.run(args, { env: { XDG_CONFIG_HOME } });
      expect([args, code]).toEqual([args, 1]);
      expect(err).toContain("Error (credentials_unreadable)");
    }
  });

  it("a settings folder that cannot be made", async () => {
    const XDG_CONFIG_HOME = join(folder, "a-file");
    writeFileSync(XDG_CONFIG_HOME, "");
    const { code, err } = await computer.run(["logout"], { env: { XDG_CONFIG_HOME } });
    expect(code).toBe(1);
    expect(err).toContain("Error (credentials_unwritable)");
    expect(err).toContain("XDG_CONFIG_HOME");
  });

  it("a key in GUILDHALL_TOKEN that is no word of ASCII", async () => {
    for (const args of [["whoami"], ["mcp", "tools"]]) {
      const { code, err } = await computer.run(args, { env: { GUILDHALL_TOKEN: "gh_live_…" } });
      expect([args, code]).toEqual([args, 2]);
      expect(err).toContain("Error (usage): GUILDHALL_TOKEN is not an API key");
    }
  });

  it.each(["", "/json"])("a tool server%s that is none", async (path) => {
    computer.keep(undefined);
    const { code, err } = await computer.run(["mcp", "tools", "--base-url", `${computer.url}${path}`]);
    expect(err).toContain("Error (unreadable_answer)");
    expect(code).toBe(3);
  });

  it("a mistake of the command's own", async () => {
    const { code, err } = await computer.run(["get", "/v1/posts", "--query", "a=\ud800"]);
    expect(err).toContain("Error (unexpected): ");
    expect(code).toBe(1);
  });
});
