import { loadEnvFile } from "./env-file";
import { tooOld } from "./node-version";

/** The first import of every program that somebody starts: what must be so before anything else is loaded. */
try {
  const problem = tooOld(process.versions.node);
  if (problem) throw new Error(problem);
  loadEnvFile();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
