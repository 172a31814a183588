import { z } from "zod";

/** The providers that people may sign in with, where they are configured. */
export const PROVIDERS = ["github", "google"] as const;

/** One provider of the list. */
export const UnlinkIdentity = z.strictObject({ id: z.enum(PROVIDERS) });

/** The provider to be linked with. */
export const BeginLink = z.strictObject({ provider: z.enum(PROVIDERS) });

/** Who an account is at a provider. */
export type IdentityView = { provider: string; label: string; created_at: string };
