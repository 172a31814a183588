import type { NextConfig } from "next";

/**
 * Where one click acts for a person: nobody may put these pages into a frame. No `form-action`: browsers hold the redirect after a
 * form to it, and consent leads to the app. `same-origin`, as `no-referrer` would take the origin from our own forms too.
 */
const ACTING = [
  { key: "X-Frame-Options", value: "DENY" },
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
  headers: async () =>
    ["/oauth/:path*", "/settings/:path*", "/developers/:path*"].map((source) => ({ source, headers: ACTING })),
  outputFileTracingExcludes: { "*": [".data/**", "dist/**", "bench/**", "e2e/**"] },
};

export default config;
