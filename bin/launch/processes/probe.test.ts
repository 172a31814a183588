import { createServer, type Server } from "node:http";
import { afterEach, expect, it } from "vitest";
import { waitHealthy } from "./probe";

let server: Server;
afterEach(() => void server.close());

/** Listens on the first of these ports that is free. */
async function listenOn(ports: readonly number[], host: string): Promise<number> {
  for (const port of ports) {
    const listening = await new Promise((tried) => {
      server.once("error", () => tried(false)).listen(port, host, () => tried(true));
    });
    if (listening) return port;
  }
  throw new Error(`None of ${ports} is free.`);
}

/** Ports that `fetch` refuses, without a word of why. */
const BLOCKED = [6000, 6566, 6665, 6666, 6667, 6668, 6669, 6697, 10080];

it("a service is seen on a port that browsers block, once it says that it is ready", async () => {
  const asked: (string | undefined)[] = [];
  server = createServer(({ url }, response) => {
    asked.push(url);
    response.writeHead(asked.length < 2 ? 503 : 200).end("not yet");
  });
  const port = await listenOn(BLOCKED, "127.0.0.1");
  await waitHealthy(port, 5_000, { path: "/api/health/ready" });
  expect(asked).toEqual(["/api/health/ready", "/api/health/ready"]);
});

it("what it said last is told when its time is over", async () => {
  server = createServer((_, response) => response.writeHead(503).end("the worker is silent"));
  const port = await listenOn([0], "127.0.0.1").then(() => (server.address() as { port: number }).port);
  await expect(waitHealthy(port, 300)).rejects.toThrow("did not become ready: the worker is silent");
  server.close();
  server.closeAllConnections();
  await expect(waitHealthy(port, 300)).rejects.toThrow("ECONNREFUSED");
});
