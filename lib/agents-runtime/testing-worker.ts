import { RUNS_CHANNEL } from "@/lib/agents/start-run";
import { listen } from "@/lib/core/listen";
import { systemContext } from "@/lib/core/system-context";
import { RunLoop } from "./run-loop";

/** A worker in a process of its own, for a test to kill. */
const loop = new RunLoop({ context: (now) => systemContext("agent-runs", now) });
listen({ [RUNS_CHANNEL]: () => loop.wake() });
process.stdout.write("ready\n");
