import "./launch/before-all";

/** The operator's tool: `npm run -s admin -- <noun> <verb> … [--json]`. Works while a service runs and without one. */
// loaded behind the check of Node's version: what it links needs a newer one than the check
const { runAdmin } = await import("./admin/run");
const { code, stdout, stderr } = await runAdmin(process.argv.slice(2));
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = code;
