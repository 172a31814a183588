import { connect, createServer, type Server, type Socket } from "node:net";

/** A TCP relay to PostgreSQL for tests: shut, the database is away; opened again, it is back under the same URL. */
export class DatabaseGate {
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  readonly #swallowing = new Set<Socket>();
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

  /** Cuts every connection. */
  cut(): void {
    for (const socket of [...this.#sockets, ...this.#swallowing]) socket.destroy();
    this.#sockets.clear();
    this.#swallowing.clear();
  }

  /** From now on every connection stays open and carries nothing, in neither direction; later ones do. */
  swallow(): void {
    for (const socket of this.#sockets) this.#swallowing.add(socket.unpipe().resume());
    this.#sockets.clear();
  }

  /** Cuts every connection and refuses new ones. */
  async shut(): Promise<void> {
    this.cut();
    await new Promise<void>((resolve) => this.#server?.close(() => resolve()));
  }

  #relay(client: Socket): void {
    const server = connect(Number(this.#target.port), this.#target.hostname);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(from);
      from.on("error", () => {}).on("close", () => to.destroy());
      from.pipe(to);
    }
  }
}
