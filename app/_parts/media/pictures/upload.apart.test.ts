import { afterEach, expect, it, vi } from "vitest";
import { uploadPicture } from "./upload";

afterEach(() => vi.unstubAllGlobals());

/** A browser's request that nobody answers: it ends by its own time alone, if it has one. */
class Unanswered {
  timeout = 0;
  ontimeout: (() => void) | null = null;
  upload = {};
  open() {
    // nowhere
  }
  send() {
    if (this.timeout > 0) this.ontimeout?.();
  }
}

it("an upload that nobody answers is refused in the end, so that what waits for it is free again", async () => {
  vi.stubGlobal("XMLHttpRequest", Unanswered);
  const answer = uploadPicture(new Blob(["x"]), () => {});
  const soon = new Promise((resolve) => setImmediate(() => resolve("still on its way")));
  expect(await Promise.race([answer, soon])).toBe("could not be uploaded. Check your connection.");
});
