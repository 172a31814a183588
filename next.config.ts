import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ["@node-rs/argon2", "postgres", "pino", "undici", "playwright"],
  outputFileTracingExcludes: { "*": [".data/**", "dist/**", "bench/**", "e2e/**"] },
};

export default config;
