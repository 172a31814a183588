import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { users } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { newId } from "@/lib/core/values/ids";
import { readLine } from "./inputs";
import { answer, refusal } from "./testing";

const REASON = ["--reason", "It sells what is not its own."];

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

it("an account without a creator's page is suspended and restored by its address", async () => {
  const [email, userId] = ["sam@example.com", newId("usr")];
  await database().insert(users).values({ id: userId, email, name: "Sam Rivera" });
  const suspendedAt = async () =>
    (await database().select().from(users).where(eq(users.id, userId)))[0]?.suspendedAt ?? null;
  const said = await answer(["account", "suspend", "--email", email, ...REASON]);
  expect(said).toEqual({ email, user_id: userId, suspend: true });
  expect(await suspendedAt()).not.toBeNull();
  expect(await refusal(["account", "suspend", "--email", email, ...REASON])).toEqual({
    code: "conflict",
    message: "This account is suspended already. Nothing was changed.",
  });
  await answer(["account", "restore", "--email", email.toUpperCase(), ...REASON]);
  expect(await suspendedAt()).toBeNull();
  expect(await refusal(["account", "restore", "--email", email, ...REASON])).toEqual({
    code: "conflict",
    message: "This account is not suspended. Nothing was changed.",
  });
});

it("a creator is named by handle, and nobody by both or neither", async () => {
  const { handle, email } = await makeCreator();
  expect(await answer(["account", "suspend", "--creator", handle, ...REASON])).toMatchObject({ handle, suspend: true });
  const one = "Give either --creator or --email.";
  expect((await refusal(["account", "restore", ...REASON])).message).toBe(one);
  const both = ["account", "restore", "--creator", handle, "--email", email, ...REASON];
  expect((await refusal(both)).message).toBe(one);
  const nobody = await refusal(["account", "suspend", "--email", "nobody@example.com", ...REASON]);
  expect(nobody).toEqual({ code: "not_found", message: "No account has the address nobody@example.com." });
});

it.each([
  ["a long password\n", "a long password"],
  ["a long password\r\nmore\n", "a long password"],
  ["a long password", "a long password"],
  ["", ""],
])("reads of %j the line %j", async (text, line) => {
  expect(await readLine(Readable.from([text]))).toBe(line);
});
