import {
  type ListResourcesResult,
  type ListResourceTemplatesResult,
  type ReadResourceResult,
  ResourceNotFoundError,
} from "@modelcontextprotocol/server";

import { type Actor, createContext } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { viewTaxonomy } from "@/lib/domain/platform/taxonomy/view";
import { OWN_RESOURCES, OWN_TEMPLATES, readOwn, readsPurchases } from "./own-resources";
import type { Exchange } from "./protocol/exchange";
import { CreatorBundle, readCreatorBundle } from "./text/creator-bundle";
import { creatorText } from "./text/creator-text";

const TAXONOMY_URI = "taxonomy://categories";
const CREATOR_URI = /^creator:\/\/@?([a-z0-9-]{3,30})\/?$/i;

/** What can be read without a tool. Creators are found through `find_creators`, so only their template is listed. */
export const RESOURCES: ListResourcesResult = {
  resources: [
    {
      uri: TAXONOMY_URI,
      name: "taxonomy",
      title: "Service taxonomy",
      description: "Every category and subcategory with its slug and example skills, as JSON.",
      mimeType: "application/json",
    },
  ],
};

export const RESOURCE_TEMPLATES: ListResourceTemplatesResult = {
  resourceTemplates: [
    {
      uriTemplate: "creator://{handle}",
      name: "creator",
      title: "A creator's public profile",
      description:
        "What get_creator answers, as markdown: bio, trust, offers with their ids, reviews. Only discoverable.",
      mimeType: "text/markdown",
    },
  ],
};

/** What a caller can read: an app also what its person bought. */
export function listResources(actor: Actor): ListResourcesResult {
  return readsPurchases(actor) ? { resources: [...RESOURCES.resources, ...OWN_RESOURCES] } : RESOURCES;
}

export function listTemplates(actor: Actor): ListResourceTemplatesResult {
  if (!readsPurchases(actor)) return RESOURCE_TEMPLATES;
  return { resourceTemplates: [...RESOURCE_TEMPLATES.resourceTemplates, ...OWN_TEMPLATES] };
}

/** Reads one resource. Throws the protocol's "resource not found" for any URI that has nothing to show. */
export async function readResource(exchange: Exchange, uri: string): Promise<ReadResourceResult> {
  if (uri === TAXONOMY_URI) {
    return { contents: [{ uri, mimeType: "application/json", text: JSON.stringify(viewTaxonomy()) }] };
  }
  const { actor, requestId, now, ip } = exchange;
  const ctx = createContext({ actor, requestId, now, ip });
  const own = await readOwn(ctx, uri);
  if (own !== undefined) return { contents: [{ uri, mimeType: "text/markdown", text: own }] };
  const handle = CREATOR_URI.exec(uri)?.[1];
  if (!handle) throw new ResourceNotFoundError(uri);
  try {
    const bundle = CreatorBundle.parse(await readCreatorBundle(ctx, handle));
    return { contents: [{ uri, mimeType: "text/markdown", text: creatorText(bundle) }] };
  } catch (error) {
    if (error instanceof DomainError && error.code === "not_found") throw new ResourceNotFoundError(uri);
    throw error;
  }
}
