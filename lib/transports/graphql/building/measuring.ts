import { type DocumentNode, type FieldNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from "graphql";

/** How much a selection asks. */
export type Size = { depth: number; fields: number; aliases: number };

const NOTHING: Size = { depth: 0, fields: 0, aliases: 0 };
const INTROSPECTION = new Set(["__schema", "__type"]);

/** About how many rows the lists of introspection have in our schema, or what holds the longest of them: whatever is not here has one. */
const ROWS: ReadonlyMap<string, number> = new Map([
  ["types", 450],
  ["possibleTypes", 12],
  ["fields", 10],
  ["inputFields", 10],
  ["enumValues", 6],
  ["directives", 6],
  ["args", 2],
  ["interfaces", 2],
]);

/** What the selections of a document ask of the data, through fragments; introspection is one field, whatever is asked below it. */
export function measurerOfData(document: DocumentNode): (set: SelectionSetNode) => Size {
  return measurer(document, (field, below) => {
    const nested = INTROSPECTION.has(field.name.value) ? NOTHING : below;
    return { depth: nested.depth + 1, fields: nested.fields + 1, aliases: nested.aliases + aliasOf(field) };
  });
}

/** What they ask below `__schema` and `__type`, each field as often as the lists around it have rows. */
export function measurerOfIntrospection(document: DocumentNode): (set: SelectionSetNode) => Size {
  const measure = measurer(document, (field, below) => ({
    depth: below.depth + 1,
    fields: 1 + below.fields * (ROWS.get(field.name.value) ?? 1),
    aliases: below.aliases + aliasOf(field),
  }));
  return measurer(document, (field, below) =>
    INTROSPECTION.has(field.name.value) && field.selectionSet ? measure(field.selectionSet) : below,
  );
}

function aliasOf(field: FieldNode): number {
  return field.alias ? 1 : 0;
}

/** Measures sets of a document by what one field asks with what is asked below it. Each fragment is measured once. */
function measurer(document: DocumentNode, ofField: (field: FieldNode, below: Size) => Size) {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const known = new Map<string, Size>();

  function ofFragment(name: string): Size {
    const fragment = fragments.get(name);
    if (!fragment) return NOTHING;
    let size = known.get(name);
    if (!size) {
      known.set(name, NOTHING); // a cycle ends here, and another rule tells of it
      size = ofSet(fragment.selectionSet);
      known.set(name, size);
    }
    return size;
  }

  function ofSet(set: SelectionSetNode): Size {
    let { depth, fields, aliases } = NOTHING;
    for (const node of set.selections) {
      const nested =
        node.kind === Kind.FRAGMENT_SPREAD
          ? ofFragment(node.name.value)
          : node.selectionSet
            ? ofSet(node.selectionSet)
            : NOTHING;
      const size = node.kind === Kind.FIELD ? ofField(node, nested) : nested;
      depth = Math.max(depth, size.depth);
      fields += size.fields;
      aliases += size.aliases;
    }
    return { depth, fields, aliases };
  }

  return ofSet;
}
