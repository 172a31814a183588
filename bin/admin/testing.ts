import { execFile } from "node:child_process";
import { expect } from "vitest";

export type Run = { code: number; stdout: string; stderr: string };

/** Runs the tool as an operator does: a process of its own, over the test's database unless told. */
export function admin(args: string[], environment: Record<string, string | undefined> = {}): Promise<Run> {
  const env = { ...process.env, ...environment };
  return new Promise((done) => {
    execFile(process.execPath, ["--import", "tsx", "bin/admin.ts", ...args], { env }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

/** The JSON answer of a command that has to succeed. */
export async function answer(args: string[], environment = {}): Promise<Record<string, string>> {
  const run = await admin([...args, "--json"], environment);
  expect(run).toMatchObject({ code: 0, stderr: "" });
  expect(run.stdout.trim().split("\n")).toHaveLength(1);
  return JSON.parse(run.stdout);
}

/** The refusal of a command that has to fail: one line for people, one of JSON, nothing on standard output. */
export async function refusal(args: string[], environment = {}): Promise<{ code: string; message: string }> {
  const run = await admin([...args, "--json"], environment);
  expect(run).toMatchObject({ code: 1, stdout: "" });
  const [line, json, ...more] = run.stderr.trim().split("\n");
  expect(more).toEqual([]);
  const { error } = JSON.parse(json ?? "");
  expect(error.message).toBe(line);
  return error;
}
