import { RESOURCE_PATHS, type ResourcePath } from "@/lib/contracts/developers/oauth/oauth";
import { env } from "@/lib/core/env";

/** This authorization server's issuer identifier (RFC 8414, 2). */
export function issuer(): string {
  return env().BASE_URL;
}

/** Which resources of ours a token may be meant for at one address: that of the address first, whose name a refusal tells. */
export type Meant = ResourcePath | readonly [ResourcePath, ...ResourcePath[]];

/** The identifier of one of our resources, as `resource` and `aud` carry it. */
export function resourceUri(path: ResourcePath): string {
  return `${issuer()}${path}`;
}

/** Every resource that a token can be meant for. */
export function resources(): string[] {
  return RESOURCE_PATHS.map(resourceUri);
}
