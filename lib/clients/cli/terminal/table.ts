import { plainLine, shorten, widthOf } from "./plain";

export type Column<Row> = {
  title: string;
  of: (row: Row) => string | number | null;
  align?: "right";
  /** Cut when the screen is too narrow. Ids and amounts are not: half of one is of no use. */
  shrinks?: true;
};

export type Look = { width: number | undefined; colour: boolean };

const GAP = 2;
const LEAST = 8;
const BOLD = ["\u001b[1m", "\u001b[22m"] as const;

/** Rows under their titles, aligned, within the screen's width as far as columns may shrink. Ends with a line end. */
export function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[], look: Look): string {
  const cells = rows.map((row) => columns.map((column) => plainLine(String(column.of(row) ?? "-"))));
  const natural = columns.map((column, i) =>
    Math.max(widthOf(column.title), ...cells.map((line) => widthOf(line[i] ?? ""))),
  );
  const widths = look.width === undefined ? natural : fitted(columns, natural, look.width);
  const line = (values: readonly string[]) =>
    columns
      .map((column, i) => aligned(values[i] ?? "", widths[i] ?? 0, column.align))
      .join(" ".repeat(GAP))
      .trimEnd();
  const titles = line(columns.map((column) => column.title.toUpperCase()));
  return `${[strong(titles, look), ...cells.map(line)].join("\n")}\n`;
}

/** Names and values, one pair a line. Pairs without a value are left out. */
export function fields(pairs: readonly (readonly [name: string, value: string | number | null])[], look: Look): string {
  const shown = pairs.filter(([, value]) => value !== null && value !== "");
  const width = Math.max(...shown.map(([name]) => widthOf(name)));
  return shown.map(([name, value]) => `${strong(aligned(name, width), look)}  ${plainLine(String(value))}\n`).join("");
}

/** Narrows the widest of the columns that may shrink, again and again, until the line fits or none is left to narrow. */
function fitted<Row>(columns: readonly Column<Row>[], natural: readonly number[], width: number): number[] {
  const widths = [...natural];
  const excess = () => widths.reduce((sum, one) => sum + one, GAP * (columns.length - 1)) - width;
  while (excess() > 0) {
    const [widest] = columns
      .flatMap((column, i) => (column.shrinks && (widths[i] ?? 0) > LEAST ? [i] : []))
      .sort((a, b) => (widths[b] ?? 0) - (widths[a] ?? 0));
    if (widest === undefined) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths;
}

function aligned(text: string, width: number, align?: "right"): string {
  const short = shorten(text, width);
  const space = " ".repeat(Math.max(0, width - widthOf(short)));
  return align === "right" ? space + short : short + space;
}

function strong(text: string, { colour }: Look): string {
  return colour ? BOLD.join(text) : text;
}
