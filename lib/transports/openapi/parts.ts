import { slugOf } from "@/lib/core/values/slug";
import { type openApiDocument, TAGS } from "./document";

type Document = ReturnType<typeof openApiDocument>;
type Components = Record<string, Record<string, unknown>>;

/** The tag that the events are described with. */
const EVENTS = "Webhooks";
const REFERENCE = /^#\/components\/(\w+)\/(.+)$/;

/** The parts that a document can be read in, one for each of its tags: the name in its address, what it is called, what it is about. */
export const PARTS: readonly { slug: string; name: string; description: string }[] = Object.entries(TAGS).map(
  ([name, description]) => ({ slug: slugOf(name), name, description }),
);

/**
 * The operations of one tag as a document of its own: with every component that they use, and no other. The events are with the
 * endpoints that receive them. Undefined for a tag that there is not.
 */
export function partOf(document: Document, slug: string): Document | undefined {
  const part = PARTS.find((one) => one.slug === slug);
  if (!part) return undefined;
  const { slug: _, ...tag } = part;
  const { webhooks, ...rest } = document;
  const told = { paths: pathsOf(document, tag.name), ...(tag.name === EVENTS && webhooks ? { webhooks } : {}) };
  const info = { ...document.info, title: `${document.info.title}: ${tag.name}` };
  return { ...rest, info, tags: [tag], ...told, components: usedBy(told, document.components as Components) };
}

function pathsOf({ paths = {} }: Document, tag: string): Document["paths"] {
  const kept = Object.entries(paths).map(([path, item]) => {
    const operations = Object.entries(item as Record<string, { tags?: string[] }>);
    return [path, Object.fromEntries(operations.filter(([, { tags }]) => tags?.includes(tag)))] as const;
  });
  return Object.fromEntries(kept.filter(([, item]) => Object.keys(item).length > 0));
}

/** The components that a piece of a document leads to, in the order of the whole. */
function usedBy(told: object, components: Components): Components {
  const used = new Set<string>();
  const follow = (value: unknown): void => {
    if (typeof value === "string") {
      const [, kind = "", name = ""] = REFERENCE.exec(value) ?? [];
      if (name && !used.has(`${kind}/${name}`)) {
        used.add(`${kind}/${name}`);
        follow(components[kind]?.[name]);
      }
    } else if (value && typeof value === "object") {
      for (const [key, member] of Object.entries(value)) {
        if (key === "security") for (const scheme of namesIn(member)) used.add(`securitySchemes/${scheme}`);
        follow(member);
      }
    }
  };
  follow(told);
  const kinds = Object.entries(components).map(([kind, named]) => {
    const kept = Object.entries(named).filter(([name]) => used.has(`${kind}/${name}`));
    return [kind, Object.fromEntries(kept)] as const;
  });
  return Object.fromEntries(kinds.filter(([, named]) => Object.keys(named).length > 0));
}

function namesIn(security: unknown): string[] {
  return Array.isArray(security) ? security.flatMap((schemes) => Object.keys(schemes)) : [];
}
