import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import type { FileStore, Kept } from "./store";

export type S3Settings = {
  bucket: string;
  /** What every key begins with there. */
  prefix: string;
  endpoint: string | undefined;
  region: string;
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
};

/** Files in an S3 bucket, or in one of a compatible service at `endpoint`. Without keys the SDK's own chain finds them. */
export class S3Store implements FileStore {
  private readonly client: S3Client;

  constructor(private readonly settings: S3Settings) {
    const { endpoint, region, accessKeyId, secretAccessKey } = settings;
    this.client = new S3Client({
      region,
      // compatible services have no bucket hosts, and not all know the newer checksums
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    });
  }

  async put(key: string, bytes: Uint8Array, kept: Kept = {}): Promise<void> {
    const said = { ContentType: kept.type, CacheControl: kept.cacheControl };
    const object = { ...this.at(key), ...said, Body: bytes, ContentLength: bytes.byteLength };
    await this.client.send(new PutObjectCommand(object));
  }

  async get(key: string): Promise<Uint8Array | null> {
    try {
      const { Body } = await this.client.send(new GetObjectCommand(this.at(key)));
      return Body ? await Body.transformToByteArray() : null;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.at(key)));
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.settings.bucket, Key: this.settings.prefix + key };
  }
}
