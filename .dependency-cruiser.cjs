/** The arrows run one way: app → transports → domain → db; contracts are vocabulary. */
const TRANSPORTS = "^lib/transports/";

module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "core-is-the-ground",
      comment: "core stands on the database client and on contracts, and knows no domain",
      severity: "error",
      from: { path: "^lib/core/", pathNot: "\\.test\\.ts$" },
      to: { path: "^(app|lib/(domain|transports|clients))/" },
    },
    {
      name: "contracts-are-vocabulary",
      comment: "contracts import only zod: browsers and the SDK load them",
      severity: "error",
      from: { path: "^lib/contracts/", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^lib/contracts/|node_modules/zod/" },
    },
    {
      name: "db-knows-nothing-above",
      severity: "error",
      from: { path: "^db/", pathNot: "^db/(seed|factories|testing)|\\.test\\.ts$" },
      to: { path: "^(app|lib|bin)/" },
    },
    {
      name: "app-and-transports-never-touch-drizzle",
      severity: "error",
      from: { path: `^app/|${TRANSPORTS}`, pathNot: "\\.test\\.ts$|/testing\\.ts$" },
      to: { path: "node_modules/drizzle-orm|node_modules/postgres/|^db/schema" },
    },
    {
      name: "app-and-transports-never-touch-db",
      comment: "host and worker close the pool when their process ends; nobody else opens it",
      severity: "error",
      from: {
        path: "^app/|^lib/transports/(?!host|worker)",
        pathNot: "\\.test\\.ts$|/testing\\.ts$",
      },
      to: { path: "^db/" },
    },
    {
      name: "domain-knows-no-transport",
      severity: "error",
      from: { path: "^lib/(contracts|core|domain)/", pathNot: "\\.test\\.ts$" },
      to: { path: `${TRANSPORTS}|^app/` },
    },
    {
      name: "links-are-ours",
      severity: "error",
      comment: "the framework's own fetches ahead every page that is in sight",
      from: { path: "^app", pathNot: "^app/_ui/controls/link[.]tsx$" },
      to: { path: "(^|/)next/(dist/client/app-dir/)?link([.]|$)" },
    },
    {
      name: "sdk-stands-alone",
      comment: "it is a package of its own: what it needs stands in its package.json",
      severity: "error",
      from: { path: "^lib/clients/sdk/", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^lib/clients/sdk/|node_modules/openapi-(fetch|typescript)/|^(node:)?crypto$" },
    },
    {
      name: "cli-stands-on-the-sdk",
      comment: "it is a package of its own, built from these and the SDK",
      severity: "error",
      from: { path: "^lib/clients/cli/", pathNot: "\\.test\\.ts$" },
      to: {
        pathNot: "^lib/clients/(cli|sdk)/|node_modules/(commander|@modelcontextprotocol/sdk)/",
        dependencyTypesNot: ["core"],
      },
    },
    {
      name: "domain-knows-no-framework",
      severity: "error",
      from: { path: "^lib/", pathNot: "^lib/transports/(actions|host)/" },
      to: { path: "node_modules/(next|react)/" },
    },
    {
      name: "route-handlers-are-web-standard",
      comment: "the API host calls them without Next",
      severity: "error",
      from: { path: "^app/.*route\\.ts$", pathNot: "^app/api/auth/" },
      to: { path: "node_modules/next/" },
    },
  ],
  options: {
    // TypeScript 7 has no compiler API for tools: swc reads the sources, and the alias stands in a resolver file
    parser: "swc",
    tsPreCompilationDeps: true,
    webpackConfig: { fileName: "bin/resolve-alias.cjs" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.next|dist/|\\.gen\\.ts$" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
