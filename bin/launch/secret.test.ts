import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepOnce } from "@/db/embedded/keep-once";
import { parseEnv } from "@/lib/core/env";
import { loadSecret, sharedSecret } from "./secret";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "guildhall-secret-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const joining = () => sharedSecret(parseEnv({ GUILDHALL_DATA: folder, BASE_URL: "http://localhost:3000" }));

it("a secret is made once, for its user alone, and leaves no draft", () => {
  const secret = loadSecret(folder);
  expect(secret).toHaveLength(64);
  expect([loadSecret(folder), joining()]).toEqual([secret, secret]);
  expect(readdirSync(folder)).toEqual(["auth-secret"]);
  expect(statSync(join(folder, "auth-secret")).mode & 0o777).toBe(0o600);
});

it.each(["", "\n", "fifteen letters"])(
  "a file that holds %j, as a full disk leaves it, is refused and named",
  (text) => {
    const file = join(folder, "auth-secret");
    writeFileSync(file, text);
    for (const read of [() => loadSecret(folder), joining]) expect(read).toThrow(`${file} holds no secret of 16`);
    expect(readFileSync(file, "utf8"), "what is there stays").toBe(text);
  },
);

it("what cannot be made leaves neither file nor draft; another's that comes meanwhile counts", () => {
  const file = join(folder, "kept");
  const full = () => {
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  };
  expect(() => keepOnce(file, full)).toThrow("no space");
  expect(readdirSync(folder)).toEqual([]);
  keepOnce(file, () => {
    writeFileSync(file, "another's\n");
    return "ours";
  });
  expect(readFileSync(file, "utf8")).toBe("another's\n");
  expect(readdirSync(folder)).toEqual(["kept"]);
});
