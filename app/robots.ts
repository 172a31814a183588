import type { MetadataRoute } from "next";
import { env } from "@/lib/core/env";

/** Public pages may be crawled; orders open with secret links, and the rest is for signed-in people. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/orders/", "/settings", "/developers/", "/oauth/", "/sandbox/"] },
    host: env().BASE_URL,
  };
}
