import { join, resolve } from "node:path";
import { type Env, env } from "@/lib/core/env";
import { DiskStore } from "./disk";
import type { FileStore } from "./store";

/** What is stored apart: a folder each under the data folder, or a prefix each in the bucket. */
const ROOMS = { files: { folder: "files", prefix: "deliveries/" }, media: { folder: "media", prefix: "media/" } };

type Stores = Record<keyof typeof ROOMS, FileStore>;

let chosen: { env: Env; stores: Stores } | undefined;

/** Where private files lie: in the bucket when `S3_BUCKET` is set, else under the data folder. */
export function fileStore(): FileStore {
  return stores().files;
}

/** Where public pictures lie, as they are served. */
export function mediaStore(): FileStore {
  return stores().media;
}

function stores(): Stores {
  const e = env();
  if (chosen?.env !== e) chosen = { env: e, stores: { files: open(e, "files"), media: open(e, "media") } };
  return chosen.stores;
}

function open(e: Env, room: keyof typeof ROOMS): FileStore {
  const { folder, prefix } = ROOMS[room];
  if (!e.S3_BUCKET) return new DiskStore(join(resolve(e.GUILDHALL_DATA), folder));
  const settings = {
    bucket: e.S3_BUCKET,
    prefix,
    endpoint: e.S3_ENDPOINT,
    region: e.S3_REGION,
    accessKeyId: e.S3_ACCESS_KEY_ID,
    secretAccessKey: e.S3_SECRET_ACCESS_KEY,
  };
  let opened: Promise<FileStore> | undefined;
  // the SDK of buckets is loaded by those who use one
  const bucket = () => {
    opened ??= import("./s3").then(({ S3Store }) => new S3Store(settings));
    return opened;
  };
  return {
    put: async (...file) => (await bucket()).put(...file),
    get: async (key) => (await bucket()).get(key),
    remove: async (key) => (await bucket()).remove(key),
  };
}
