const OF_PLAYWRIGHT = /[\\/]node_modules[\\/]playwright(-core)?[\\/]|^node:/;

/** How many frames Playwright has taken for the place of a step, and for nothing else. */
const OF_A_STEP = 50;
/** More of ours than a report shows. */
const KEPT = 3;

/**
 * Playwright keeps for each step and each assertion where it was: of 50 frames, each looked up in a source map, which took a sixth of the
 * time of the tests of the API. Its own are dropped afterwards, but for the last one, which names the step: here they are dropped before.
 * The stack of what was thrown stays as it is.
 */
const prepare = Error.prepareStackTrace;
if (prepare)
  Error.prepareStackTrace = (error, frames) =>
    prepare(error, Error.stackTraceLimit === OF_A_STEP ? telling(frames) : frames);

function telling(frames: NodeJS.CallSite[]): NodeJS.CallSite[] {
  const isOurs = (frame: NodeJS.CallSite) => !OF_PLAYWRIGHT.test(frame.getFileName() ?? "node:");
  const first = frames.findIndex(isOurs);
  if (first < 0) return [];
  return [...frames.slice(Math.max(0, first - 1), first), ...frames.slice(first).filter(isOurs).slice(0, KEPT)];
}
