import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { makeSocketFolder, socketsIn } from "./page-sockets";

const parent = mkdtempSync("/tmp/guildhall-test-");
afterAll(() => rmSync(parent, { recursive: true }));

it.each([1, 44, 45, 60, 75, 90, 200])(
  "sockets can be reached where TMPDIR is %i bytes longer than usual",
  async (more) => {
    const long = join(parent, "x".repeat(more));
    mkdirSync(long);
    const folder = makeSocketFolder(long);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const socket of Object.values(socketsIn(folder))) {
      const server = createServer();
      await new Promise<void>((listening) => server.listen(socket, listening));
      expect(statSync(socket).isSocket(), "under its own name, not a cut one").toBe(true);
      await new Promise((closed) => server.close(closed));
    }
    expect(dirname(folder)).toBe(more > 44 ? "/tmp" : long);
    rmSync(folder, { recursive: true });
  },
);
