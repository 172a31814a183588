import { CAPABILITY, type Capability, type PlatformProfile, UCP_VERSION } from "@/lib/contracts/commerce/protocol";
import { writeTierEnabled } from "@/lib/core/env";

/** What this business offers now: no checkout where agents may open none. */
export function ownCapabilities(): Capability[] {
  const { search, lookup, checkout, order, identity } = CAPABILITY;
  return writeTierEnabled() ? [search, lookup, checkout, order, identity] : [search, lookup, order, identity];
}

/**
 * What both sides can do: each of our capabilities that the platform declares at a version that we speak. None of ours extends another.
 * Source: overview, "Intersection Algorithm".
 */
export function negotiated({ ucp }: PlatformProfile): Set<Capability> {
  return new Set(
    ownCapabilities().filter((name) => ucp.capabilities[name]?.some(({ version }) => version === UCP_VERSION)),
  );
}
