import type { Server as HttpServer } from "node:http";
import { type AddressInfo, createServer, type Server } from "node:net";

/**
 * The addresses at which one HTTP server is reached. A server of Node listens on one; side doors listen on the others and hand it their
 * connections, which its documentation allows (event `connection`).
 */
export class Doors {
  private readonly side: Server[] = [];

  constructor(private readonly server: HttpServer) {}

  /** Listens on one port of each of `hosts` (`undefined`: all addresses). Of several, those that this machine lacks are left out. */
  async open(port: number, hosts: readonly (string | undefined)[]): Promise<void> {
    for (const host of hosts) {
      const door = this.server.listening ? this.sideDoor() : this.server;
      const taken = this.server.listening ? (this.server.address() as AddressInfo).port : port;
      await listen(door, taken, host).catch((error) => {
        if (hosts.length === 1 || !isMissing(error)) throw error;
      });
    }
    if (!this.server.listening) throw new Error(`This machine has none of the addresses ${hosts.join(", ")}.`);
  }

  /** Closes all; resolves when the last connection has ended. */
  async close(): Promise<void> {
    const doors = [this.server, ...this.side];
    await Promise.all(doors.map((door) => new Promise<void>((closed) => door.close(() => closed()))));
  }

  private sideDoor(): Server {
    // with the options that an HTTP server has for its own sockets
    const options = { allowHalfOpen: true, noDelay: true };
    const door = createServer(options, (socket) => this.server.emit("connection", socket));
    this.side.push(door);
    return door;
  }
}

function listen(door: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((listening, failed) => {
    door.once("error", failed);
    door.listen(host === undefined ? { port } : { port, host }, () => {
      door.off("error", failed);
      listening();
    });
  });
}

function isMissing(error: unknown): boolean {
  return ["EADDRNOTAVAIL", "EAFNOSUPPORT"].includes(String((error as NodeJS.ErrnoException).code));
}
