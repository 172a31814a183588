import { GraphQLError, Kind, Lexer, Source, TokenKind, type ValidationRule } from "graphql";
import { measurerOfData, measurerOfIntrospection } from "./measuring";

/** What one request may ask of the data. */
export const LIMITS = { tokens: 2_000, nesting: 64, depth: 12, fields: 1_000, aliases: 30 } as const;

/**
 * What it may ask of the schema below `__schema` and `__type`: one and a half times what the tools of graphql-js ask, which have no aliases
 * there. Some clients ask for several types by name: those aliases are counted as any others.
 */
export const INTROSPECTION_LIMITS = { depth: 20, fields: 1_250_000, aliases: 0 } as const;

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

/** Refuses documents that are too deep, too broad or too full of aliases, before anything runs. */
export const limitsRule: ValidationRule = (context) => ({
  Document(document) {
    const [ofData, ofIntrospection] = [measurerOfData(document), measurerOfIntrospection(document)];
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
      const [size, told] = [ofData(definition.selectionSet), ofIntrospection(definition.selectionSet)];
      for (const what of ["depth", "fields", "aliases"] as const) {
        if (size[what] > LIMITS[what]) context.reportError(refused(what, size[what], LIMITS[what], definition));
        if (told[what] > INTROSPECTION_LIMITS[what])
          context.reportError(refused(`introspection_${what}`, told[what], INTROSPECTION_LIMITS[what], definition));
      }
    }
  },
});

function refused(what: string, is: number, most: number, node?: { loc?: unknown }): GraphQLError {
  const message = `The request is too large: ${what.replace("_", " ")} ${is.toLocaleString("en")}, at most ${most.toLocaleString("en")}.`;
  return new GraphQLError(message, { nodes: node as never, extensions: { limit: { of: what, is, most } } });
}

/** The refusal of a request that would cost too much. */
export function costError(_kind: string, { complexity, maxComplexity = COST_LIMIT }: Cost): GraphQLError {
  const error = refused("cost", complexity, maxComplexity);
  return new GraphQLError(`${error.message} Ask for fewer rows or fields at a time.`, { extensions: error.extensions });
}

type Cost = { complexity: number; maxComplexity?: number };
