import {
  type ListResourcesResult,
  type ListResourceTemplatesResult,
  type ReadResourceResult,
  ResourceNotFoundError,
} from "@modelcontextprotocol/server";

import { createContext } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { viewTaxonomy } from "@/lib/domain/platform/taxonomy/view";
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

/** Reads one resource. Throws the protocol's "resource not found" for any URI that has nothing to show. */
export async function readResource(exchange: Exchange, uri: string): Promise<ReadResourceResult> {
  if (uri === TAXONOMY_URI) {
    return { contents: [{ uri, mimeType: "application/json", text: JSON.stringify(viewTaxonomy()) }] };
  }
  const handle = CREATOR_URI.exec(uri)?.[1];
  if (!handle) throw new ResourceNotFoundError(uri);
  const { actor, requestId, now, ip } = exchange;
  try {
    const ctx = createContext({ actor, requestId, now, ip });
    const bundle = CreatorBundle.parse(await readCreatorBundle(ctx, handle));
    return { contents: [{ uri, mimeType: "text/markdown", text: creatorText(bundle) }] };
  } catch (error) {
    if (error instanceof DomainError && error.code === "not_found") throw new ResourceNotFoundError(uri);
    throw error;
  }
}
