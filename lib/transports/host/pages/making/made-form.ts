import type { MadePage } from "./make-page";

const LINE_END = 10;

/** A page on its way between processes: a line of JSON with all but its bytes, then these. */
export function writeMade({ body, ...rest }: MadePage): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(rest)}\n`), body]);
}

/** The page that `writeMade` wrote. */
export function readMade(bytes: Buffer): MadePage {
  const end = bytes.indexOf(LINE_END);
  return { ...JSON.parse(bytes.toString("utf8", 0, end)), body: bytes.subarray(end + 1) };
}
