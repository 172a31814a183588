import { execFile } from "node:child_process";
import { expect } from "vitest";
import { type Run, runAdmin } from "./run";

/** Runs the tool over the test's database; with an environment of its own as an operator does, in a process of its own. */
export async function admin(args: string[], environment?: Record<string, string | undefined>): Promise<Run> {
  if (!environment) return runAdmin(args);
  const env = { ...process.env, ...environment };
  return new Promise((done) => {
    execFile(process.execPath, ["--import", "tsx", "bin/admin.ts", ...args], { env }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

/** The JSON answer of a command that has to succeed. */
export async function answer(
  args: string[],
  environment?: Record<string, string | undefined>,
): Promise<Record<string, string>> {
  const run = await admin([...args, "--json"], environment);
  expect(run).toMatchObject({ code: 0, stderr: "" });
  expect(run.stdout.trim().split("\n")).toHaveLength(1);
  return JSON.parse(run.stdout);
}

/** The refusal of a command that has to fail: one line for people, one of JSON, nothing on standard output. */
export async function refusal(
  args: string[],
  environment?: Record<string, string | undefined>,
): Promise<{ code: string; message: string }> {
  const run = await admin([...args, "--json"], environment);
  expect(run).toMatchObject({ code: 1, stdout: "" });
  const [line, json, ...more] = run.stderr.trim().split("\n");
  expect(more).toEqual([]);
  const { error } = JSON.parse(json ?? "");
  expect(error.message).toBe(line);
  return error;
}
