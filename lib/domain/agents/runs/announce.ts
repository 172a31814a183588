/** The channel that tells those who wait which run has ended, or waits for a person: the payload is its id. */
export const RUN_ENDED_CHANNEL = "agent_run_ended";
