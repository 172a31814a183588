import { createServer } from "node:net";

/** Whether this process could listen on a port, on every address. */
export function portIsFree(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const server = createServer();
    server.once("error", () => answer(false));
    server.listen(port, () => server.close(() => answer(true)));
  });
}

/** Waits until `/api/health` answers 200. Throws what it last said when `timeoutMs` have passed. */
export async function waitHealthy(port: number, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let last = "no answer";
  while (Date.now() < deadline) {
    try {
      const response = await fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(3_000) });
      if (response.ok) return;
      last = await response.text();
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await new Promise((resume) => setTimeout(resume, 100));
  }
  throw new Error(`The service did not become healthy: ${last}`);
}
