/** Where an account changes its plan: a path below `BASE_URL`, on every 402. */
export const UPGRADE_URL = "/developers/billing";
