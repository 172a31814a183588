import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  Lexer,
  type SelectionSetNode,
  Source,
  TokenKind,
  type ValidationRule,
} from "graphql";

/** What one request may ask. Introspection counts towards tokens only; graphql-js bounds its depth. */
export const LIMITS = { tokens: 2_000, nesting: 64, depth: 12, fields: 1_000, aliases: 30 } as const;

/** Points of one request: one per field, times the rows that the lists around it may have. */
export const COST_LIMIT = 10_000;

const OPENS = new Set<TokenKind>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const CLOSES = new Set<TokenKind>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/**
 * Refuses text whose brackets are nested deeper than any request needs, before it is parsed: the parser calls itself for each. Reads no
 * further than the tokens that the parser takes. Throws what the lexer says of text that is no GraphQL.
 */
export function refuseNesting(source: string | Source): void {
  const lexer = new Lexer(typeof source === "string" ? new Source(source) : source);
  let nesting = 0;
  for (let tokens = 0; tokens <= LIMITS.tokens; tokens++) {
    const token = lexer.advance();
    if (token.kind === TokenKind.EOF) return;
    if (CLOSES.has(token.kind)) nesting--;
    if (OPENS.has(token.kind) && ++nesting > LIMITS.nesting) {
      throw new GraphQLError(`The document is nested deeper than ${LIMITS.nesting} brackets.`, {
        source: lexer.source,
        positions: [token.start],
        extensions: { limit: { of: "nesting", is: nesting, most: LIMITS.nesting } },
      });
    }
  }
}

type Size = { depth: number; fields: number; aliases: number };

const NOTHING: Size = { depth: 0, fields: 0, aliases: 0 };
const INTROSPECTION = new Set(["__schema", "__type"]);

/** Refuses documents that are too deep, too broad or too full of aliases, before anything runs. Each fragment is measured once. */
export const limitsRule: ValidationRule = (context) => ({
  Document(document) {
    const measure = measurer(document);
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
      const size = measure(definition.selectionSet);
      for (const what of ["depth", "fields", "aliases"] as const) {
        if (size[what] <= LIMITS[what]) continue;
        context.reportError(refused(what, size[what], LIMITS[what], definition));
      }
    }
  },
});

function measurer(document: DocumentNode): (set: SelectionSetNode) => Size {
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
      if (node.kind === Kind.FIELD && INTROSPECTION.has(node.name.value)) continue;
      const nested =
        node.kind === Kind.FRAGMENT_SPREAD
          ? ofFragment(node.name.value)
          : node.selectionSet
            ? ofSet(node.selectionSet)
            : NOTHING;
      const own = node.kind === Kind.FIELD ? 1 : 0;
      depth = Math.max(depth, nested.depth + own);
      fields += nested.fields + own;
      aliases += nested.aliases + (node.kind === Kind.FIELD && node.alias ? 1 : 0);
    }
    return { depth, fields, aliases };
  }

  return ofSet;
}

function refused(what: string, is: number, most: number, node?: { loc?: unknown }): GraphQLError {
  const message = `The request is too large: ${what} ${is.toLocaleString("en")}, at most ${most.toLocaleString("en")}.`;
  return new GraphQLError(message, { nodes: node as never, extensions: { limit: { of: what, is, most } } });
}

/** The refusal of a request that would cost too much. */
export function costError(_kind: string, { complexity, maxComplexity = COST_LIMIT }: Cost): GraphQLError {
  const error = refused("cost", complexity, maxComplexity);
  return new GraphQLError(`${error.message} Ask for fewer rows or fields at a time.`, { extensions: error.extensions });
}

type Cost = { complexity: number; maxComplexity?: number };
