import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { WORKER_HEADER } from "./timing";

/** How a receiver behaves. `flaky` fails each delivery once, in one of the other ways, and takes it then. */
export const BEHAVIOURS = ["healthy", "error", "hang", "drip", "close", "redirect", "flood", "flaky"] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

/** One request that arrived: which attempt it was, and who sent it. */
export type Hit = { behaviour: Behaviour; delivery: string; event: string; signature: string; worker: string };

export type Receivers = {
  urlOf(behaviour: Behaviour): string;
  hits: Hit[];
  /** Requests that followed the redirect: there must be none. */
  followed: () => number;
  close(): Promise<void>;
};

const MEGABYTE = Buffer.alloc(1024 * 1024, "x");

/** One HTTP server on loopback that behaves by the first part of the path. `onHealthy` is told the number of requests to the healthy one. */
export async function startReceivers(onHealthy: (count: number) => void): Promise<Receivers> {
  const hits: Hit[] = [];
  const seen = new Set<string>();
  let healthy = 0;
  let followed = 0;
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      const behaviour = request.url?.slice(1) as Behaviour | "inside";
      if (behaviour === "inside") {
        followed++;
        response.end();
        return;
      }
      const header = (name: string) => String(request.headers[name] ?? "");
      const delivery = header("service-delivery");
      hits.push({
        behaviour,
        delivery,
        event: header("service-idempotency-key"),
        signature: header("service-signature"),
        worker: header(WORKER_HEADER),
      });
      const first = !seen.has(delivery);
      seen.add(delivery);
      answer(response, behaviour === "flaky" ? flakyTurn(first, hits.length) : behaviour);
      if (behaviour === "healthy") onHealthy(++healthy);
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (behaviour) => `http://127.0.0.1:${port}/${behaviour}`,
    hits,
    followed: () => followed,
    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

function flakyTurn(first: boolean, turn: number): Behaviour {
  const failures = ["error", "close", "redirect"] as const;
  return first ? (failures[turn % failures.length] ?? "error") : "healthy";
}

function answer(response: ServerResponse, behaviour: Behaviour): void {
  if (behaviour === "hang") return;
  if (behaviour === "drip") {
    drip(response);
    return;
  }
  if (behaviour === "close") {
    response.socket?.destroy();
    return;
  }
  if (behaviour === "flood") {
    flood(response);
    return;
  }
  const status = { error: 500, redirect: 302 }[behaviour as "error" | "redirect"] ?? 204;
  response.writeHead(status, status === 302 ? { location: "/inside" } : {}).end();
}

/** 200, and a byte every half second for as long as anyone waits for the end. */
function drip(response: ServerResponse): void {
  response.writeHead(200).flushHeaders();
  const timer = setInterval(() => response.write("x"), 500);
  response.on("close", () => clearInterval(timer));
}

/** 200 and 10 MB, as fast as they are taken. */
function flood(response: ServerResponse): void {
  let left = 10;
  const pour = () => {
    while (left-- > 0) if (!response.write(MEGABYTE)) return void response.once("drain", pour);
    response.end();
  };
  response.writeHead(200);
  pour();
}
