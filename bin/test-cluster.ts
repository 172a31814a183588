import { chmodSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chooseAccount } from "@/db/embedded/account";
import { findInstalled } from "@/db/embedded/binaries";
import { failover } from "./faults/failover/failover";
import { buildIfNeeded } from "./launch/building/build";

/**
 * `npm run test:cluster`: two web processes and two workers over a primary and a synchronous standby, on an installed PostgreSQL. Public
 * reads go to the standby and leave it when it is behind; then the primary is killed under load and the standby promoted. Prints
 * figures; exits 1 when an acknowledged write is lost or there twice, when writes are refused for more than 5 s, and when a webhook
 * stays away. `--seconds=5` of load before the kill and after it.
 */
const { values } = parseArgs({ options: { seconds: { type: "string", default: "5" } } });
const startedAt = performance.now();
const progress = (line: string) => console.log(`[${((performance.now() - startedAt) / 1000).toFixed(1)} s] ${line}`);

const home = realpathSync(mkdtempSync(join(tmpdir(), "guildhall-cluster-")));
chmodSync(home, 0o755); // PostgreSQL steps down from root, and must get there
try {
  const binaries = await findInstalled(await chooseAccount(home));
  if (binaries) {
    await buildIfNeeded(progress);
    const failures = await failover({ home, binaries, seconds: Number(values.seconds), progress });
    progress(failures.length === 0 ? "nothing was lost, nothing was there twice" : failures.join("\n"));
    process.exitCode = failures.length === 0 ? 0 : 1;
  } else progress("Skipped: no PostgreSQL is installed here (on Debian, `apt install postgresql`).");
} finally {
  rmSync(home, { recursive: true, force: true });
}
process.exit();
