/**
 * Who calls for a buyer by the commerce protocol: the address of its profile, whether this call is signed by it, and where it wants to hear of
 * its orders.
 */
export type Platform = { url: string; signed: boolean; webhookUrl: string | null };
