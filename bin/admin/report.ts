import { DomainError, databaseCode, isUnavailable } from "@/lib/core/errors";
import { redact } from "@/lib/core/log";

export type Failure = { code: string; message: string };

/** What went wrong, in one line, without query texts and their parameters. */
export function failureOf(error: unknown): Failure {
  if (error instanceof DomainError) return { code: error.code, message: error.message };
  const code = databaseCode(error);
  if (isUnavailable(error)) {
    return { code: "service_unavailable", message: `The database does not answer (${code}). Check DATABASE_URL.` };
  }
  if (code === "42P01" || code === "3F000") {
    return { code: "service_unavailable", message: "The database has no tables yet. Run: npm run -s admin -- migrate" };
  }
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const message = root instanceof Error ? root.message : String(root);
  return { code: "internal_error", message: redact(message).replace(/\s*\n\s*/g, " ") };
}
