/**
 * Has Next, in a process that starts with this environment, read no `.env` and no variant of it: it would tell pages alone what the API and
 * the worker do not know. The launcher reads `.env` for all. The name is Next's mark of a process whose parent has read them.
 */
export const NO_ENV_FILES = { __NEXT_PROCESSED_ENV: "true" };
