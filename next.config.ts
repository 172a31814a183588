import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run verify` type-checks everything; a newcomer's first start need not wait for it again
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ["@node-rs/argon2", "postgres", "pino", "undici", "playwright"],
  outputFileTracingExcludes: { "*": [".data/**", "dist/**", "bench/**", "e2e/**"] },
};

export default config;
