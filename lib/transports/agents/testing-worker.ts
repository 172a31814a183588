import { listen } from "@/lib/core/process/listen";
import { systemContext } from "@/lib/core/system-context";
import { RUNS_CHANNEL } from "@/lib/domain/agents/runs/start";
import { RunLoop } from "./run-loop";

/** A worker in a process of its own, for a test to kill. */
const loop = new RunLoop({ context: (now) => systemContext("agent-runs", now) });
listen({ [RUNS_CHANNEL]: () => loop.wake() });
process.stdout.write("ready\n");
