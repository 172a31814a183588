const LOOK_EVERY_MS = 500;

/**
 * Calls `ended` once when the npm that started this process is gone: killed with -9 it can tell nobody. What was started without npm
 * follows no parent, since a shell that put it into the background may end before it.
 */
export function followNpm(ended: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    ended();
  }, LOOK_EVERY_MS);
  look.unref();
}
