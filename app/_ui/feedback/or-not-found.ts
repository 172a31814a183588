import { notFound } from "next/navigation";
import { DomainError } from "@/lib/core/errors";

/** Awaits a verb; where it answers `not_found` the page becomes the 404 page. Other errors go to the error boundary. */
export async function orNotFound<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof DomainError && error.code === "not_found") notFound();
    throw error;
  }
}
