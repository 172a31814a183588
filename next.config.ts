import type { NextConfig } from "next";

/** What no page asks a browser for. */
const UNUSED = ["browsing-topics", "camera", "display-capture", "geolocation", "microphone", "payment", "usb"];

/**
 * For every page; their Content-Security-Policy, with a nonce for each request, is set in `proxy.ts`. Nobody may put one into a
 * frame: a click on an order's page moves money.
 */
const PAGES = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: UNUSED.map((feature) => `${feature}=()`).join(", ") },
];

/** Where one click acts for a person; the last header of a name holds. `no-referrer` would take the origin from our forms too. */
const ACTING = [{ key: "Referrer-Policy", value: "same-origin" }];

const config: NextConfig = {
  poweredByHeader: false,
  // the host does it in a fifth of the time; who runs `next start` alone has a proxy before it
  compress: false,
  reactStrictMode: true,
  experimental: {
    // a page's code is read when it is first asked for: all of them at the start are several hundred megabytes in every web process
    preloadEntriesOnStart: false,
    // a server reads its own code once: making it small, and maps that tell the small from the large, are two thirds of a build
    turbopackMinify: { server: false },
    turbopackSourceMaps: false,
    // a build is made once of each state of the sources: what would make the next one quicker takes 4 s and 440 MB to keep
    turbopackFileSystemCacheForBuild: false,
  },
  // `npm run verify` type-checks everything; a newcomer's first start need not wait for it again
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    "@graphql-yoga/render-graphiql",
    "@node-rs/argon2",
    "@opentelemetry/exporter-metrics-otlp-grpc",
    "@opentelemetry/exporter-metrics-otlp-http",
    "@opentelemetry/exporter-metrics-otlp-proto",
    "@opentelemetry/sdk-node",
    "postgres",
    "prom-client",
    "pino",
    "undici",
    "playwright",
  ],
  redirects: async () => [{ source: "/settings/connections", destination: "/settings/apps", permanent: true }],
  // the twins of pages for programs: a folder's name in `app` cannot end in one
  rewrites: async () => [
    { source: "/docs.md", destination: "/docs/index/guide.md" },
    {
      source: "/docs/reference/:tag([a-z-]+)/:operation([a-zA-Z]+).md",
      destination: "/docs/reference/:tag/:operation/operation.md",
    },
    { source: "/docs/reference/:tag([a-z-]+).md", destination: "/docs/reference/:tag/tag.md" },
    { source: "/docs/:guide([a-z-]+).md", destination: "/docs/:guide/guide.md" },
    { source: "/:handle([a-zA-Z0-9-]+).md", destination: "/:handle/profile.md" },
  ],
  headers: async () => [
    { source: "/((?!api/).*)", headers: PAGES },
    ...["/oauth/:path*", "/settings/:path*", "/developers/:path*"].map((source) => ({ source, headers: ACTING })),
  ],
  outputFileTracingExcludes: { "*": [".data/**", "dist/**", "bench/**", "e2e/**"] },
};

export default config;
