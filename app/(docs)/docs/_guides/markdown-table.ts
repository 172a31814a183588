export type Row = readonly (string | number)[];

/** A table as Markdown. */
export function table(head: readonly string[], rows: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.map((cell) => String(cell).replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** A name as code. */
export const code = (text: string) => `\`${text}\``;
