import { type EmbeddedDatabase, ensureDatabase } from "@/db/embedded";

const SETTINGS = { fsync: "off" };

/** A PostgreSQL of a fault test's own. */
export class Cluster {
  #server: EmbeddedDatabase | undefined;

  constructor(private readonly dataDir: string) {}

  /** Starts it and answers its URL. */
  async start(port = 0): Promise<string> {
    this.#server = await ensureDatabase({ dataDir: this.dataDir, settings: SETTINGS, port });
    return this.#server.url;
  }

  async restart(): Promise<void> {
    const port = this.#server?.port;
    await this.stop();
    await this.start(port);
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
  }
}
