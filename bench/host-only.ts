import { serve } from "@/bin/launch/child";
import { MANIFEST } from "@/lib/host/manifest.gen";
import { startHost } from "@/lib/host/web";

/** A web process without Next: every path that the host does not have is 404. */
await serve(() => startHost({ manifest: MANIFEST, fallback: (_, response) => response.writeHead(404).end() }));
