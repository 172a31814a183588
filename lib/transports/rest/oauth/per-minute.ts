/**
 * Calls a minute: of one address, and at the token endpoint of one app where it proves its secret, from wherever it calls. `tokenOfAddress`
 * bounds the look-ups that an address costs, and lets several apps at one address do all that they may.
 */
export const OAUTH_PER_MINUTE = {
  token: 60,
  tokenOfApp: 1_200,
  tokenOfAddress: 3_000,
  revoke: 60,
  introspect: 120,
  register: 5,
} as const;
