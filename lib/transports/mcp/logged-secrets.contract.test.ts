import { describe, expect, it } from "vitest";
import { OPERATIONS } from "@/lib/contracts";
import { redactBody } from "@/lib/domain/developers/request-logs/redacting/redact-body";
import { nameOf, SECRET_MEMBERS, SOUND_SECRET } from "@/lib/domain/developers/request-logs/redacting/secret-members";
import { OPEN_TOOLS } from "./catalogue";

/** Every member of an example and what it holds. */
function members(value: unknown): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap(members);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap((entry) => [entry, ...members(entry[1])]);
}

const texts = (value: unknown): string[] =>
  typeof value === "string" ? [value] : value && typeof value === "object" ? Object.values(value).flatMap(texts) : [];

describe("what the contracts declare", () => {
  const examples = OPERATIONS.flatMap(({ id, example, settled }) =>
    [example?.body, example?.response, settled?.example?.response].map((value) => [id, value] as const),
  ).filter(([, value]) => value !== undefined);

  it("no secret of any operation's example is kept", () => {
    for (const [id, example] of examples) {
      const kept = redactBody(JSON.stringify(example));
      for (const [name, value] of members(example)) {
        if (!SECRET_MEMBERS.has(nameOf(name))) continue;
        for (const text of texts(value)) if (text !== "") expect(kept, `${id}: ${name}`).not.toContain(text);
      }
      expect(() => JSON.parse(kept), id).not.toThrow();
    }
  });

  it("an answer that holds a secret is not kept as it is", () => {
    for (const { id, secret, example } of OPERATIONS) {
      if (!secret) continue;
      const answer = JSON.stringify(example?.response);
      expect(redactBody(answer), id).not.toBe(answer);
    }
  });

  it("every member that sounds like a secret is said to be one, or not to", () => {
    const sounds = /secret|token|passw|handle_?$|key|auth(?!or)|sign(?!ed_in)|cookie|header|otp$|credential$/i;
    const told = (name: string) => SECRET_MEMBERS.has(nameOf(name)) || SOUND_SECRET.has(nameOf(name));
    const names = new Set(examples.flatMap(([, example]) => members(example).map(([name]) => name)));
    for (const { input, output } of OPEN_TOOLS) {
      for (const name of [...Object.keys(input.shape), ...Object.keys(output.shape)]) names.add(name);
    }
    expect([...names].filter((name) => sounds.test(name) && !told(name))).toEqual([]);
  });
});
