import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildIfNeeded } from "./launch/build";
import { startInstance } from "./launch/instance";
import { playwright, TESTED_SERVICE } from "./launch/playwright";
import { makeScratch } from "./launch/scratch";
import { startLocalProvider } from "./local-provider/server";

await buildIfNeeded(console.log);
const scratch = makeScratch();
const dataDir = join(scratch, "data");
mkdirSync(dataDir);
const provider = await startLocalProvider({ service: "http://localhost:4812" });
const instance = await startInstance(dataDir, { ...TESTED_SERVICE, ...provider.env, PORT: "4812" });
const code = await playwright(instance, process.argv.slice(2), {});
await provider.close();
await instance.stop();
rmSync(scratch, { recursive: true, force: true });
process.exit(code);
