/** What `engines` in package.json asks for, held against it by a test. */
export const OLDEST_NODE = "20.19";

/** What to say where `version`, as in `process.versions.node`, is older than what the service needs. */
export function tooOld(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [least = 0, leastMinor = 0] = OLDEST_NODE.split(".").map(Number);
  if (major > least || (major === least && minor >= leastMinor)) return;
  return `Guildhall needs Node.js ${OLDEST_NODE} or newer, and this is ${version}: install a newer one (https://nodejs.org) and run npm ci again.`;
}
