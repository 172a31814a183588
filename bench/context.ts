import type { Generator } from "./load/load";
import type { Options } from "./options";
import type { Stage } from "./stage";

/** What a row is measured with. */
export type Context = { options: Options; stage: Stage; generator: Generator; progress: (line: string) => void };
