import type { MadePage } from "./make-page";

const LINE_END = 10;

/** Sent with what asks for a page: how far a standby must have replayed the log to be read from. */
export const POSITION_HEADER = "x-guildhall-position";

/** A page on its way between processes: a line of JSON with all but its bytes, then these. */
export function writeMade({ body, ...rest }: MadePage): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(rest)}\n`), body]);
}

/** The page that `writeMade` wrote. */
export function readMade(bytes: Buffer): MadePage {
  const end = bytes.indexOf(LINE_END);
  return { ...JSON.parse(bytes.toString("utf8", 0, end)), body: bytes.subarray(end + 1) };
}
