const OF_PLAYWRIGHT = /[\\/]node_modules[\\/]playwright(-core)?[\\/]|^node:/;

/** More than anybody reads of where in a test a step was. */
const KEPT = 6;

/**
 * Playwright keeps for each step and each assertion where it was: of 50 frames, each looked up in a source map, which took a sixth of the
 * time of the tests of the API. Its own frames are dropped afterwards but the last, which names the step: here they are dropped before.
 */
const prepare = Error.prepareStackTrace;
if (prepare) Error.prepareStackTrace = (error, frames) => prepare(error, telling(frames));

function telling(frames: NodeJS.CallSite[]): NodeJS.CallSite[] {
  const first = frames.findIndex((frame) => !OF_PLAYWRIGHT.test(frame.getFileName() ?? "node:"));
  if (first < 0) return frames;
  const ours = frames.slice(first).filter((frame) => !OF_PLAYWRIGHT.test(frame.getFileName() ?? "node:"));
  return [...frames.slice(Math.max(0, first - 1), first), ...ours.slice(0, KEPT)];
}
