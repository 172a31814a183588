/** Calls a minute: of one address, and of one app where it proves its secret, from wherever it calls. */
export const OAUTH_PER_MINUTE = { token: 60, tokenOfApp: 1_200, revoke: 60, introspect: 120, register: 5 } as const;
