import type { NextConfig } from "next";

/** For every page. Nobody may put one into a frame: a click on an order's page moves money. */
const PAGES = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Content-Security-Policy", value: "frame-ancestors 'none'" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
];

/**
 * Where one click acts for a person; the last header of a name holds. No `form-action`: browsers hold the redirect after
 * a form to it, and consent leads to the app. `same-origin`: `no-referrer` would take the origin from our forms too.
 */
const ACTING = [
  {
    key: "Content-Security-Policy",
    value: "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; img-src 'self' data: https:",
  },
  { key: "Referrer-Policy", value: "same-origin" },
];

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run verify` type-checks everything; a newcomer's first start need not wait for it again
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    "@graphql-yoga/render-graphiql",
    "@node-rs/argon2",
    "postgres",
    "pino",
    "undici",
    "playwright",
  ],
  headers: async () => [
    { source: "/((?!api/).*)", headers: PAGES },
    ...["/oauth/:path*", "/settings/:path*", "/developers/:path*"].map((source) => ({ source, headers: ACTING })),
  ],
  outputFileTracingExcludes: { "*": [".data/**", "dist/**", "bench/**", "e2e/**"] },
};

export default config;
