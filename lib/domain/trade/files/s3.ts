import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import type { FileStore } from "./store";

export type S3Settings = {
  bucket: string;
  endpoint: string | undefined;
  region: string;
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
};

const PREFIX = "deliveries/";

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

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await this.client.send(new PutObjectCommand({ ...this.at(key), Body: bytes, ContentLength: bytes.byteLength }));
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
    return { Bucket: this.settings.bucket, Key: PREFIX + key };
  }
}
