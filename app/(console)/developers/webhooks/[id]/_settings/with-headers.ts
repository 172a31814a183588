import { z } from "zod";

const texts = z.array(z.string().trim()).catch([]);
const Rows = z.looseObject({ header_names: texts, header_values: texts, remove_headers: texts });

/**
 * A form's fields with its rows of header names and values, and the names that were ticked to go, as one change of headers. Empty rows
 * are left out.
 */
export function withHeaders(fields: unknown): object {
  const { header_names, header_values, remove_headers, ...rest } = Rows.parse(fields);
  const gone = remove_headers.map((name) => [name, null] as const);
  const set = header_names.flatMap((name, i) => {
    const value = header_values[i] ?? "";
    return name || value ? [[name, value] as const] : [];
  });
  return { ...rest, headers: Object.fromEntries([...gone, ...set]) };
}
