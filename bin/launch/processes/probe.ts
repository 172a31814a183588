import { get } from "node:http";
import { createServer } from "node:net";

/** Throws, saying what to do, unless this process can listen on a port of these addresses (`undefined`: all). */
export async function requirePort(port: number, hosts: readonly (string | undefined)[]): Promise<void> {
  for (const host of hosts) {
    const problem = await whyNot(port, host);
    if (problem === "EADDRINUSE") throw new Error(`Port ${port} is in use. Choose another with PORT=…`);
    if (problem === "EACCES") throw new Error(`Port ${port} is for root alone. Choose one from 1024 with PORT=…`);
    if (problem && hosts.length === 1) throw new Error(`HOST=${host} is no address of this machine (${problem}).`);
  }
}

/** The code of the error with which listening fails; none where it works. */
function whyNot(port: number, host: string | undefined): Promise<string | undefined> {
  return new Promise((answer) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => answer(error.code));
    server.listen(host === undefined ? { port } : { port, host }, () => server.close(() => answer(undefined)));
  });
}

const EVERYWHERE = new Set([undefined, "0.0.0.0", "::"]);

/**
 * Waits until `path` answers 200: `/api/health`, worker and all, or `/api/health/ready`, the web alone. `host` is where it listens.
 * Throws what it last said when `timeoutMs` have passed.
 */
export async function waitHealthy(
  port: number,
  timeoutMs: number,
  { path = "/api/health", host }: { path?: string; host?: string | undefined } = {},
): Promise<void> {
  const at = (EVERYWHERE.has(host) ? undefined : host) ?? "127.0.0.1";
  const deadline = Date.now() + timeoutMs;
  let last = "no answer";
  while (Date.now() < deadline) {
    try {
      const { status, body } = await ask({ host: at, port, path });
      if (status === 200) return;
      last = body;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await new Promise((resume) => setTimeout(resume, 100));
  }
  throw new Error(`The service did not become ready: ${last}`);
}

/** Not with `fetch`, which asks none of the ports that browsers keep from pages (6000, 10080 and more). */
function ask(where: { host: string; port: number; path: string }): Promise<{ status?: number; body: string }> {
  return new Promise((answered, failed) => {
    const request = get({ ...where, agent: false, signal: AbortSignal.timeout(3_000) }, async (response) => {
      try {
        const body = (await response.toArray()).join("");
        answered({ status: response.statusCode ?? 0, body });
      } catch (error) {
        failed(error);
      }
    });
    request.once("error", failed);
  });
}
