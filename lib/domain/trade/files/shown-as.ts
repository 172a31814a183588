/** First bytes of what a browser shows without running anything in it. Sources: the formats' own signatures, ISO/IEC 14496-12. */
const SIGNATURES: readonly [type: string, at: number, bytes: string][] = [
  ["image/jpeg", 0, "\xff\xd8\xff"],
  ["image/png", 0, "\x89PNG\r\n\x1a\n"],
  ["image/gif", 0, "GIF87a"],
  ["image/gif", 0, "GIF89a"],
  ["image/webp", 8, "WEBP"],
  ["image/avif", 4, "ftypavif"],
  ["audio/wav", 8, "WAVE"],
  ["audio/mpeg", 0, "ID3"],
  ["audio/mpeg", 0, "\xff\xfb"],
  ["audio/ogg", 0, "OggS"],
  ["audio/flac", 0, "fLaC"],
  ["audio/mp4", 4, "ftypM4A"],
  ["video/mp4", 4, "ftypiso"],
  ["video/mp4", 4, "ftypmp4"],
  ["video/mp4", 4, "ftypavc1"],
  ["video/mp4", 4, "ftypdash"],
  ["video/webm", 0, "\x1aE\xdf\xa3"],
];

/**
 * The media type under which a file may be shown in place: a picture, a sound or a film, by what it holds and never by its name. Null
 * for everything else, SVG, HTML and PDF among it, which is only ever saved.
 */
export function shownAs(file: Uint8Array): string | null {
  const head = Buffer.from(file.buffer, file.byteOffset, Math.min(file.byteLength, 16)).toString("latin1");
  return SIGNATURES.find(([, at, bytes]) => head.startsWith(bytes, at))?.[0] ?? null;
}
