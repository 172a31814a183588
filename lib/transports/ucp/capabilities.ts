import { CAPABILITY, type Capability, type PlatformProfile, UCP_VERSION } from "@/lib/contracts/commerce/protocol";

/** What this business offers. */
export function ownCapabilities(): Capability[] {
  return [CAPABILITY.search, CAPABILITY.lookup];
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
