import { runAdmin } from "./admin/run";

/** The operator's tool: `npm run -s admin -- <noun> <verb> … [--json]`. Works while a service runs and without one. */
const { code, stdout, stderr } = await runAdmin(process.argv.slice(2));
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = code;
