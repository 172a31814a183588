import type { AddressInfo } from "node:net";
import { createHost } from "./listen";
import { MANIFEST } from "./routing/manifest.gen";

/** The API on a port of its own, without pages. */
export async function listeningHost(): Promise<{ url: string; close(): Promise<void> }> {
  const fallback = () => {
    throw new Error("not a path of the API");
  };
  const host = createHost({ manifest: MANIFEST, fallback, trustedProxyHops: 0 });
  await new Promise<void>((listening) => host.server.listen(0, "127.0.0.1", () => listening()));
  const { port } = host.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => host.drain(1_000) };
}
