import { z } from "zod";
import { MAX_FILE_BYTES, MAX_FILES } from "../agents/form-limits";
import { operation } from "../operation";
import { idOf } from "../values/ids";
import { OwnUrl, Timestamp } from "../values/page";

/** A file of an order, a message or a dispute. Only who may read what it belongs to can download it. */
export const FileRef = z
  .object({
    id: idOf("file"),
    name: z.string().meta({ description: "File name, as it was given." }),
    size_bytes: z.int().min(0).meta({ description: "Size in bytes." }),
    url: OwnUrl.meta({ description: "Its bytes, by `GET /v1/files/{id}`, with your credential." }),
  })
  .meta({ description: "A private file." });

export const EXAMPLE_FILE_URL = "https://guildhall.example/api/v1/files/file_01k5s3v9n6e8wbr4q2ycx7th0d";

export type FileView = z.infer<typeof FileRef>;

/** Ids of uploaded files, for what takes them. */
export const FileIds = z
  .array(idOf("file"))
  .max(MAX_FILES)
  .meta({ description: `Ids of files that you uploaded by \`POST /v1/files\`, at most ${MAX_FILES}.` });

/** The same in a form, which sends nothing for none and one by itself. */
export const FormFileIds = z.preprocess((sent) => (sent === undefined ? [] : [sent].flat()), FileIds);

export const UploadedFile = FileRef.extend({
  sha256: z.string().meta({ description: "SHA-256 of the bytes, in hexadecimal." }),
  created_at: Timestamp.meta({ description: "When it was uploaded." }),
  expires_at: Timestamp.meta({ description: "When it is deleted, unless something has taken it by then." }),
}).meta({ id: "UploadedFile", description: "A file that was uploaded, and that nothing has taken yet." });

export type UploadedFileView = z.infer<typeof UploadedFile>;

export const NewFile = z
  .strictObject({
    name: z.string().max(2_000).optional().meta({
      description: "File name, if another than the one that the part names.",
      example: "plan.pdf",
    }),
  })
  .meta({ description: "The fields next to the file." });

export const uploadFile = operation({
  id: "uploadFile",
  method: "POST",
  path: "/v1/files",
  summary: "Upload a file",
  description:
    "Takes one file of at most 25 MB as the part `file` of `multipart/form-data`. It is yours alone until you name its id in a brief, a message, a delivery or a statement in a dispute; from then on anyone who may read that can download it. What nothing has taken within a day is deleted. A repeat with the same idempotency key compares the fields and the SHA-256 of the file.",
  tag: "Files",
  touches: "split",
  scope: "any",
  tier: "FREE",
  status: 201,
  location: ({ id }) => `/api/v1/files/${id}`,
  upload: { maxBytes: MAX_FILE_BYTES },
  body: NewFile,
  response: UploadedFile,
  perMinute: 60,
  example: {
    body: { name: "plan.pdf" },
    response: {
      id: "file_01k5s3v9n6e8wbr4q2ycx7th0d",
      name: "plan.pdf",
      size_bytes: 48_213,
      url: EXAMPLE_FILE_URL,
      sha256: "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824",
      created_at: "2026-11-22T09:30:00.000Z",
      expires_at: "2026-11-23T09:30:00.000Z",
    },
  },
});

/** A file as it is downloaded. */
export type FileContent = { name: string; bytes: Uint8Array };

export const downloadFile = operation({
  id: "downloadFile",
  method: "GET",
  path: "/v1/files/{id}",
  summary: "Download a file",
  description:
    "The bytes of a file of an order that you sell (`orders:read`) or bought (`purchases:read`), of a message that you read as a creator (`messages:read`; `quotes:read` for what came with a request for a quote) or as a buyer (`purchases:read`), or of one that you uploaded and nothing has taken yet. Everyone else gets 404. The name is in `Content-Disposition`. Access tokens of the tool server are good here, too.",
  tag: "Files",
  touches: "split",
  scope: "any",
  tokensOf: ["/api/mcp"],
  tier: "FREE",
  status: 200,
  params: z.object({ id: idOf("file").meta({ description: "Identifier of the file." }) }),
  response: z.custom<FileContent>((value) => typeof value === "object" && value !== null && "bytes" in value),
  binary: true,
  perMinute: 120,
  errors: ["not_found", "insufficient_scope"],
  example: { response: { name: "plan.pdf", bytes: new Uint8Array() } },
});

/** The largest file that is sent within a call, in bytes once decoded. */
export const MAX_INLINE_BYTES = 128 * 1024;

/** What one call may bring in all, and for how long its files are fetched: the caller waits for it, and the host holds it in memory. */
export const MAX_SENT_BYTES = 60 * 1024 * 1024;
export const FETCHING_SECONDS = 30;

/** A file that an agent sends along: at an address, or within the call. Its list says what there is to say, once. */
export const Attachment = z
  .strictObject({
    name: z.string().min(1).max(200),
    url: z.string().max(2048).optional(),
    content_base64: z
      .base64()
      .max(Math.ceil(MAX_INLINE_BYTES / 3) * 4)
      .optional(),
  })
  .refine(({ url, content_base64 }) => (url === undefined) !== (content_base64 === undefined), {
    path: ["url"],
    message: "or content_base64: send one of them",
  });

export type Attachment = z.output<typeof Attachment>;

export const Attachments = z
  .array(Attachment)
  .max(MAX_FILES)
  .default([])
  .meta({
    description: `Each by public url (25 MB) or content_base64 (128 KiB), ${MAX_SENT_BYTES / 1024 / 1024} MB in all.`,
  });
