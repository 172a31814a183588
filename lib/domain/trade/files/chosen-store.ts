import { join, resolve } from "node:path";
import { type Env, env } from "@/lib/core/env";
import { DiskStore } from "./disk";
import { S3Store } from "./s3";
import type { FileStore } from "./store";

let chosen: { env: Env; store: FileStore } | undefined;

/** The store of this process: a bucket when `S3_BUCKET` is set, else a folder under the data folder. */
export function fileStore(): FileStore {
  const e = env();
  if (chosen?.env !== e) chosen = { env: e, store: e.S3_BUCKET ? bucket(e, e.S3_BUCKET) : folder(e) };
  return chosen.store;
}

function folder(e: Env): FileStore {
  return new DiskStore(join(resolve(e.GUILDHALL_DATA), "files"));
}

function bucket(e: Env, name: string): FileStore {
  return new S3Store({
    bucket: name,
    endpoint: e.S3_ENDPOINT,
    region: e.S3_REGION,
    accessKeyId: e.S3_ACCESS_KEY_ID,
    secretAccessKey: e.S3_SECRET_ACCESS_KEY,
  });
}
