/** The bytes of a file, however the runtime has them. */
export type FileBytes = Blob | ArrayBuffer | Uint8Array;

export type UploadOptions = {
  /** The file's name, as the other side reads it; that of a `File` unless told. */
  name?: string;
  /** Media type, such as `image/png`; that of the `Blob` unless told. */
  type?: string;
  /** Fields next to the file: `alt` of a picture. */
  fields?: Record<string, string>;
  /** Yours where a restart of your program must not upload twice. */
  idempotencyKey?: string;
  signal?: AbortSignal;
};

/** The form that an upload sends: the fields, then the part `file`. */
export function formOf(file: FileBytes, { name, type, fields = {} }: UploadOptions): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  const known = file instanceof Blob ? file : new Blob([file as BlobPart], type ? { type } : {});
  const blob = type && known.type !== type ? known.slice(0, known.size, type) : known;
  const own = "name" in known && typeof known.name === "string" ? known.name : "file";
  form.append("file", blob, name ?? own);
  return form;
}
