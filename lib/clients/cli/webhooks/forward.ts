import type { Message } from "./inbox";

/** What the program on this computer answered; `status` is null when it did not. */
export type Forwarded = { status: number | null; error: string | null; ms: number };

const PATIENCE_MS = 30_000;

/** Hands a delivery to a program on this computer as the service would: the same body, and the headers that the signature is in. */
export async function forward(message: Message, target: string): Promise<Forwarded> {
  const start = performance.now();
  const took = () => Math.round(performance.now() - start);
  try {
    const response = await fetch(target, {
      method: "POST",
      headers: message.headers,
      body: message.body,
      redirect: "manual", // the service follows none
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.body?.cancel();
    return { status: response.status, error: null, ms: took() };
  } catch (error) {
    return { status: null, error: reasonOf(error), ms: took() };
  }
}

function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string } };
  if (name === "TimeoutError") return `no answer in ${PATIENCE_MS / 1_000} s`;
  return cause?.code === "ECONNREFUSED" ? "nobody listens there" : (cause?.code ?? message);
}
