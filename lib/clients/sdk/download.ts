import { errorOf } from "./errors";

/** A file as it came. */
export type DownloadedFile = {
  /** Its name, as it was given; never a path. */
  name: string;
  bytes: Uint8Array;
};

const BYTES = "application/octet-stream";

/** What a download asks for. */
export const WANTS_BYTES = { accept: BYTES } as const;

/** The file that a success holds. Throws `unreadable_answer` where it is none. */
export async function fileOf(response: Response): Promise<DownloadedFile> {
  const name = nameIn(response.headers.get("content-disposition") ?? "");
  if (name === undefined || response.headers.get("content-type") !== BYTES)
    throw errorOf(response, await response.text());
  return { name, bytes: new Uint8Array(await response.arrayBuffer()) };
}

/** The name in a `Content-Disposition`, its extended form first (RFC 6266, 4.3), and of a path the last part alone. */
function nameIn(header: string): string | undefined {
  const extended = /;\s*filename\*=utf-8''([^;\s]+)/i.exec(header)?.[1];
  const plain = /;\s*filename="([^"]*)"/i.exec(header)?.[1];
  const name = (extended === undefined ? undefined : decoded(extended)) ?? plain;
  const last = name?.split(/[/\\]/).at(-1);
  return last === "" || last === "." || last === ".." ? undefined : last;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
