/** The parameters of a request. An empty value counts as left out (RFC 6749, 3.1); only `resource` may come again. */
export type Parameters = { get(name: string): string | undefined; resources: string[]; repeated: string | undefined };

/** Reads a query or a form body. `repeated` names a parameter that came twice, which is an `invalid_request`. */
export function readParameters(sent: URLSearchParams): Parameters {
  const values = new Map<string, string>();
  const resources: string[] = [];
  let repeated: string | undefined;
  for (const [name, value] of sent) {
    if (value === "") continue;
    if (name === "resource") resources.push(value);
    else if (values.has(name)) repeated ??= name;
    else values.set(name, value);
  }
  return { get: (name) => values.get(name), resources, repeated };
}
