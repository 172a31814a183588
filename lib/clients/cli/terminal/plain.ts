/** Controls, marks that turn or hide text, and line ends that are not ours: other people wrote what is shown. */
const UNSEEN = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;
const BUT_LINES = /(?![\n\t])[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;
const WIDE =
  /\p{Emoji_Presentation}|\ufe0f|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}]/u;
const MARK = /^[\p{Mn}\p{Me}]/u;

/** Text of others as one line that cannot steer the terminal. */
export function plainLine(text: string): string {
  return text.replace(/\s+/g, " ").replace(UNSEEN, "").trim();
}

/** Text of others, its lines kept. */
export function plainText(text: string): string {
  return text.replace(/\r\n/g, "\n").replace(BUT_LINES, "");
}

/** JSON on one line. Controls above ASCII, which JSON leaves alone and terminals may obey, are escaped. */
export function jsonLine(value: unknown): string {
  const escaped = (mark: string) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return `${(JSON.stringify(value) ?? "null").replace(/[\u007f-\u009f\u2028\u2029]/g, escaped)}\n`;
}

/** Columns that text takes on a screen: two for wide characters, none for marks on the one before. */
export function widthOf(text: string): number {
  let width = 0;
  for (const cluster of clusters(text)) width += clusterWidth(cluster);
  return width;
}

/** The text within `width` columns, with an ellipsis where it is cut. */
export function shorten(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let [kept, taken] = ["", 0];
  for (const cluster of clusters(text)) {
    taken += clusterWidth(cluster);
    if (taken > width - 1) break;
    kept += cluster;
  }
  return `${kept.trimEnd()}…`;
}

function clusterWidth(cluster: string): number {
  if (MARK.test(cluster)) return 0;
  return WIDE.test(cluster) ? 2 : 1;
}

function* clusters(text: string): Generator<string> {
  for (const { segment } of new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)) yield segment;
}
