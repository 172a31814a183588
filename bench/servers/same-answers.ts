import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type Load, UNIQUE } from "../load/load-shape";
import type { Target } from "../targets";

const SAMPLE = 20;

/** What of an answer must be the same on both sides. */
export type Essence = (body: unknown) => unknown;

/** Asks both sides the same and throws where an answer is a refusal or differs: figures of two different jobs compare nothing. */
export async function requireSameAnswers(
  { method, requests, tokens, keyed, headers: fixed }: Load,
  sides: readonly [Target, Target],
  essence: Essence,
): Promise<void> {
  const step = Math.max(1, Math.floor(requests.length / SAMPLE));
  for (let i = 0; i < requests.length; i += step) {
    const { path, body: template } = requests[i] as Load["requests"][number];
    const [a, b] = await Promise.all(
      sides.map(async ({ name, origin }) => {
        const body = template?.replaceAll(UNIQUE, randomUUID());
        const headers = {
          ...fixed,
          "content-type": "application/json",
          "x-forwarded-for": `198.18.1.${i % 250}`,
          ...(tokens && { authorization: `Bearer ${tokens[i % tokens.length]}` }),
          ...(keyed && { "idempotency-key": randomUUID() }),
        };
        const response = await fetch(origin + path, { method, headers, body });
        // each side writes its own address into links
        const text = (await response.text()).replace(/http:\/\/localhost:\d+/g, "");
        if (response.status >= 400) throw new Error(`${name} answers ${response.status} to ${method} ${path}: ${text}`);
        return [response.status, text === "" ? undefined : essence(JSON.parse(text))];
      }),
    );
    if (!isDeepStrictEqual(a, b)) {
      const [one, other] = sides.map((side) => side.name);
      throw new Error(`${one} and ${other} answer ${method} ${path} ${template ?? ""} differently`);
    }
  }
}
