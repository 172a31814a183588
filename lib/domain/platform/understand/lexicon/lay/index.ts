import { MAKING } from "./making";
import { RUNNING } from "./running";

/** What laymen say of each subcategory: read from queries alone, never when what somebody sells is tagged. */
export const LAY: readonly string[] = [MAKING, RUNNING];
