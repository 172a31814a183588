import { serve } from "@/bin/launch/processes/child";
import { MANIFEST } from "@/lib/transports/host/routing/manifest.gen";
import { startHost } from "@/lib/transports/host/web";

/** A web process without Next: every path that the host does not have is 404. */
await serve(() => startHost({ manifest: MANIFEST, fallback: (_, response) => response.writeHead(404).end() }));
