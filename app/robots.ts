import type { MetadataRoute } from "next";
import { env } from "@/lib/core/env";

/** One build runs under any name: which, is known when it runs. */
export const dynamic = "force-dynamic";

/** Public pages may be crawled; orders open with secret links, and the rest is for signed-in people. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/orders/", "/settings", "/developers/", "/oauth/", "/sandbox/"] },
    host: env().BASE_URL,
    sitemap: `${env().BASE_URL}/sitemap.xml`,
  };
}
