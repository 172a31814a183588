import { connect, createServer, type Server, type Socket } from "node:net";

/** A TCP relay to PostgreSQL for tests: shut, the database is away; opened again, it is back under the same URL. */
export class DatabaseGate {
  readonly #target: URL;
  /** What each client's socket is joined to. */
  readonly #relays = new Map<Socket, Socket>();
  #server: Server | undefined;
  #port = 0;

  constructor(url: string) {
    this.#target = new URL(url);
  }

  /** Lets connections through; the URL to connect to. */
  async open(): Promise<string> {
    const server = createServer((client) => this.#relay(client));
    await new Promise<void>((resolve) => server.listen(this.#port, "127.0.0.1", resolve));
    this.#server = server;
    this.#port = (server.address() as { port: number }).port;
    return Object.assign(new URL(this.#target), { host: `127.0.0.1:${this.#port}` }).href;
  }

  /** The connections of this moment, the oldest first. */
  get connections(): Socket[] {
    return [...this.#relays.keys()];
  }

  /** Cuts connections, all unless told. */
  cut(connections = this.connections): void {
    for (const client of connections) client.destroy();
  }

  /** From now on connections, all unless told, stay open and carry nothing, in neither direction; later ones do. */
  swallow(connections = this.connections): void {
    for (const client of connections) {
      client.unpipe().resume();
      this.#relays.get(client)?.unpipe().resume();
    }
  }

  /** Cuts every connection and refuses new ones. */
  async shut(): Promise<void> {
    this.cut();
    await new Promise<void>((resolve) => this.#server?.close(() => resolve()));
  }

  #relay(client: Socket): void {
    const server = connect(Number(this.#target.port), this.#target.hostname);
    this.#relays.set(client, server);
    client
      .on("error", () => {})
      .on("close", () => {
        this.#relays.delete(client);
        server.destroy();
      });
    server.on("error", () => {}).on("close", () => client.destroy());
    client.pipe(server).pipe(client);
  }
}
