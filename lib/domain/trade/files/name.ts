const MAX_BYTES = 200;
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu;

/**
 * A file's name as it may stand in a list and on a disk: the last part of a path, without control and direction characters, at most
 * 200 bytes with its ending kept. `file` when nothing is left.
 */
export function fileName(sent: string): string {
  const last = sent.toWellFormed().normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const clean = last.replace(UNSAFE, " ").replace(/\s+/g, " ").trim().replace(/^\.+/, "").trim();
  if (clean === "") return "file";
  if (Buffer.byteLength(clean) <= MAX_BYTES) return clean;
  const ending = /\.[A-Za-z0-9]{1,12}$/.exec(clean)?.[0] ?? "";
  let stem = clean.slice(0, clean.length - ending.length);
  while (Buffer.byteLength(stem) + ending.length > MAX_BYTES) stem = [...stem].slice(0, -1).join("");
  return stem.trimEnd() + ending;
}

/** `Content-Disposition` that makes a browser save the file under its name, in any script (RFC 6266, RFC 8187). */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(/['()*!]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
