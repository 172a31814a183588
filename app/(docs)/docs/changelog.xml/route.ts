import { serveChangelogFeed } from "@/app/(docs)/docs/_guides/changelog-feed";
import { resource } from "@/lib/transports/http/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveChangelogFeed }, { preflight: true });
