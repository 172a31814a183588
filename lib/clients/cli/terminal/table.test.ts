import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonLine, plainLine, plainText, shorten, widthOf } from "./plain";
import { type Column, fields, table } from "./table";

type Row = { id: string; name: string; cents: number };
const COLUMNS: Column<Row>[] = [
  { title: "Id", of: (row) => row.id },
  { title: "Name", of: (row) => row.name, shrinks: true },
  { title: "Cents", of: (row) => row.cents, align: "right" },
];
const ROWS = [
  { id: "a1", name: "Harbour Type, a studio of letters", cents: 5 },
  { id: "b22", name: "字体工作室", cents: 12_000 },
];
const look = { width: undefined, colour: false };

describe("a table", () => {
  it("is aligned, wide characters counted as two, and whole where nobody looks", () => {
    expect(table(COLUMNS, ROWS, look)).toBe(
      [
        "ID   NAME                               CENTS",
        "a1   Harbour Type, a studio of letters      5",
        "b22  字体工作室                         12000",
        "",
      ].join("\n"),
    );
  });

  it("cuts what may be cut to the width of the screen, and nothing else", () => {
    expect(table(COLUMNS, ROWS, { width: 30, colour: false })).toBe(
      ["ID   NAME                CENTS", "a1   Harbour Type, a s…      5", "b22  字体工作室          12000", ""].join(
        "\n",
      ),
    );
    expect(table(COLUMNS, ROWS, { width: 5, colour: false })).toContain("12000");
  });

  it("shows no escape of what others wrote, and is bold only where colour is", () => {
    const rows = [{ id: "x", name: "\u001b[31mred\u009b2J\nnext\u202eline", cents: 1 }];
    const shown = table(COLUMNS, rows, look);
    expect(shown).toContain("[31mred2J nextline");
    expect(shown).not.toMatch(/[^\P{Cc}\n]/u);
    const [titles] = table(COLUMNS, rows, { ...look, colour: true }).split("\n");
    expect(titles).toMatch(/^.\[1mID .*.\[22m$/);
  });
});

it("fields leave out what has no value", () => {
  expect(
    fields(
      [
        ["Handle", "mara"],
        ["Rating", null],
        ["Reviews", 0],
      ],
      look,
    ),
  ).toBe("Handle   mara\nReviews  0\n");
});

it("text is never wider than it may be", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 40 }), (text, width) => {
      expect(widthOf(shorten(plainLine(text), width))).toBeLessThanOrEqual(width);
    }),
  );
});

it("text and JSON of others hold no controls but line ends", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(plainText(text)).not.toMatch(/(?![\n\t])\p{Cc}/u);
      expect(jsonLine({ text })).not.toMatch(/(?!\n)\p{Cc}/u);
      expect(JSON.parse(jsonLine({ text }))).toEqual({ text });
    }),
  );
});
