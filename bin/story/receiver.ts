import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type Received = { type: string; id: string; data: Record<string, unknown>; verified: boolean };

export type Receiver = {
  url: string;
  received: Received[];
  /** The signing secret, known once the endpoint is created. */
  setSecret(secret: string): void;
  /** Resolves with the first event of a kind that `accept` takes. */
  next(type: string, accept?: (event: Received) => boolean): Promise<Received>;
  close(): Promise<void>;
};

const TOLERANCE_SECONDS = 300;

/** An integrator's receiver on loopback: checks each delivery's signature as the documentation tells, and keeps what came. */
export async function startReceiver(): Promise<Receiver> {
  let secret = "";
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString("utf8");
    const verified = verify(body, String(request.headers["service-signature"] ?? ""), secret);
    const event = JSON.parse(body) as Omit<Received, "verified">;
    received.push({ ...event, verified });
    response.writeHead(verified ? 204 : 400).end();
    for (const wake of waiting) wake();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    setSecret(value) {
      secret = value;
    },
    next: (type, accept = () => true) =>
      new Promise((found, failed) => {
        const timer = setTimeout(() => done(() => failed(new Error(`no ${type} arrived within 15 s`))), 15_000);
        const look = () => {
          const event = received.find((e) => e.type === type && accept(e));
          if (event) done(() => found(event));
        };
        const done = (settle: () => void) => {
          clearTimeout(timer);
          waiting.delete(look);
          settle();
        };
        waiting.add(look);
        look();
      }),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** `Service-Signature: t=…,v1=…`: HMAC-SHA256 of `t.body` under the whole secret, at most five minutes old. */
function verify(body: string, header: string, secret: string): boolean {
  const t = /(?:^|,)t=(\d+)/.exec(header)?.[1];
  if (!t || Math.abs(Date.now() / 1000 - Number(t)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac("sha256", secret).update(`${t}.${body}`).digest();
  return [...header.matchAll(/(?:^|,)v1=([0-9a-f]{64})/g)].some((m) =>
    timingSafeEqual(Buffer.from(m[1] as string, "hex"), expected),
  );
}
