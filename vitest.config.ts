import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "") } },
  test: {
    include: ["{lib,db,app,bin,bench}/**/*.test.{ts,tsx}"],
    env: { BASE_URL: "http://localhost:3000" }, // vitest sets "/", its own meaning of the name
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
