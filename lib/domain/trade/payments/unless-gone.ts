/** Waits for what the processor shall end or delete. That it does not know it, or no longer, is as good. */
export async function unlessGone(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if ((error as { code?: unknown }).code !== "resource_missing") throw error;
  }
}
