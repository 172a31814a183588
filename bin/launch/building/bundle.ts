import { build } from "esbuild";

/**
 * Bundles programs as production runs them: `<outdir>/<name>.mjs` each, with what they share, and what they load when it is needed, in
 * `<outdir>/chunks`; packages left outside.
 */
export async function bundlePrograms(entryPoints: Record<string, string>, outdir: string): Promise<void> {
  await build({
    entryPoints,
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    chunkNames: "chunks/[name]-[hash]",
    packages: "external",
    platform: "node",
    target: "node20",
    format: "esm",
    sourcemap: "linked",
    // a stack names files and lines; the text of all of them would lie in each process's memory
    sourcesContent: false,
    logLevel: "warning",
    define: { "process.env.NODE_ENV": '"production"' },
  });
}
