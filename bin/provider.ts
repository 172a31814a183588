import "./launch/before-all";

import { env } from "@/lib/core/env";
import { startLocalProvider } from "./local-provider/server";

/** `npm run provider`: stands in for GitHub and Google on this machine, and says with which variables to start the service. */
const PORT = 4010;

const { url, env: variables } = await startLocalProvider({ port: PORT, service: env().BASE_URL });
console.log(`A local GitHub and Google at ${url}. Start the service with:\n`);
for (const [name, value] of Object.entries(variables)) console.log(`${name}='${value}'`);
console.log("\nThere, sign in with any email address; one @unproved.example counts as never confirmed.");
