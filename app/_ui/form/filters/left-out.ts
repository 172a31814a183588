/** What of an address is said back at most. */
const LONGEST = 100;

/** What filters were asked for and left out, by their names. */
export type LeftOut<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/**
 * What an address asks in vain of the filters that one types: what makes no sense is left out of `read` ("" there), and the form says
 * so, since what was typed stays in it.
 */
export function leftOut<Name extends string>(
  read: Readonly<Record<Name, string>>,
  params: Record<string, string | string[] | undefined>,
  typed: readonly Name[],
): LeftOut<Name> {
  const asked = typed.map((name) => [name, [params[name]].flat()[0]?.trim() ?? ""] as const);
  const vain = asked.filter(([name, text]) => text !== "" && read[name] === "");
  return Object.fromEntries(vain.map(([name, text]) => [name, text.slice(0, LONGEST)])) as LeftOut<Name>;
}
