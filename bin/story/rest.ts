import { randomUUID } from "node:crypto";

export type Rest = {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
};

/** A plain REST client with one API key. Throws the service's own message on a refusal. */
export function restClient(url: string, key: string, headers: Record<string, string> = {}): Rest {
  const send = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...headers,
        authorization: `Bearer ${key}`,
        ...(method === "POST" ? { "content-type": "application/json", "idempotency-key": randomUUID() } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as T & { error?: { message: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.error?.message}`);
    return answer;
  };
  return { get: (path) => send("GET", path), post: (path, body) => send("POST", path, body) };
}
