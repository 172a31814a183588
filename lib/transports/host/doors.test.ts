import { once } from "node:events";
import { get } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { listenHosts, parseEnv, resetEnv } from "@/lib/core/env";
import { createHost, type Host } from "./listen";

beforeAll(() => {
  Object.assign(process.env, { LOG_LEVEL: "silent", BASE_URL: "http://localhost:3000" });
  resetEnv();
});

let host: Host | undefined;
afterEach(() => host?.drain(0));

const own = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
const hasIpv6 = own.some(({ address }) => address === "::1");
const outside = own.find(({ internal, family }) => !internal && family === "IPv4")?.address;

async function open(
  env: Record<string, string>,
  fallback: (answer: () => void) => unknown = (answer) => answer(),
): Promise<number> {
  host = createHost({
    manifest: [],
    fallback: (_, response) => fallback(() => response.end("here")),
    trustedProxyHops: 0,
  });
  await host.listen(0, listenHosts(parseEnv(env)));
  return (host.server.address() as AddressInfo).port;
}

/** What one address answers: the status, or the code of the error. */
async function ask(host: string, port: number): Promise<number | string> {
  const call = get({ host, port, agent: false });
  try {
    const [response] = await once(call, "response");
    response.resume();
    return response.statusCode;
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}

it.skipIf(!outside)(
  "a local BASE_URL is answered on loopback alone (skipped where this machine has no other address)",
  async () => {
    const port = await open({});
    expect([await ask("127.0.0.1", port), await ask(outside ?? "", port)]).toEqual([200, "ECONNREFUSED"]);
  },
);

it.skipIf(!hasIpv6)("and on both of its addresses: a drain waits for what came over the second too", async () => {
  const held: (() => void)[] = [];
  const port = await open({}, (answer) => held.push(answer));
  const answer = ask("::1", port);
  await vi.waitFor(() => expect(held).toHaveLength(1));
  const drained = host?.drain();
  expect(await Promise.race([drained, ask("127.0.0.1", port)]), "no new ones").toBe("ECONNREFUSED");
  held[0]?.();
  expect(await answer).toBe(200);
  await drained;
});

it.skipIf(!outside)("HOST says otherwise, and a public BASE_URL means every address", async () => {
  const envs: Record<string, string>[] = [{ HOST: "0.0.0.0" }, { BASE_URL: "https://guild.example" }];
  for (const env of envs) {
    const port = await open(env);
    expect([await ask("127.0.0.1", port), await ask(outside ?? "", port)]).toEqual([200, 200]);
    await host?.drain(0);
  }
  const port = await open({ HOST: outside ?? "" });
  expect([await ask("127.0.0.1", port), await ask(outside ?? "", port)]).toEqual(["ECONNREFUSED", 200]);
});

it("an address that this machine does not have is an error", async () => {
  await expect(open({ HOST: "203.0.113.1" })).rejects.toThrow("EADDRNOTAVAIL");
});
