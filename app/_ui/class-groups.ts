/** Which classes set the same property, so that the later one wins. Only what components let their callers override. */

type Validator = (value: string) => boolean;
type ClassDefinition = string | Validator | { [prefix: string]: readonly ClassDefinition[] };

const any: Validator = () => true;
const arbitrary: Validator = (value) => value.startsWith("[");
const length: Validator = (value) => /^\[[\d.]+(?:px|r?em)\]$/.test(value);
const number: Validator = (value) => /^\d+$/.test(value);
const sides = (prefix: string) => ["", "x", "y", "t", "r", "b", "l"].map((side) => prefix + side);

/** One group per prefix, of everything that follows it: `w-*`, `px-*`. */
const PREFIXES = [
  ...sides("p"),
  ...sides("m"),
  ...[
    "size",
    "w",
    "h",
    "min-w",
    "min-h",
    "max-h",
    "inset",
    "inset-x",
    "inset-y",
    "top",
    "right",
    "bottom",
    "left",
    "z",
  ],
  ...["gap", "gap-x", "gap-y", "grid-cols", "grid-rows", "grid-flow", "auto-cols", "col-span", "items", "self"],
  ...["justify-items", "leading", "tracking", "whitespace", "bg", "shadow", "opacity", "cursor", "fill", "stroke"],
];

export const CLASS_GROUPS: Record<string, readonly ClassDefinition[]> = {
  ...Object.fromEntries(PREFIXES.map((prefix) => [prefix, [{ [prefix]: [any] }]])),
  "max-w": [{ "max-w": [any] }, "measure"],
  display: ["block", "inline-block", "inline", "flex", "inline-flex", "grid", "inline-grid", "contents", "hidden"],
  position: ["static", "relative", "absolute", "fixed", "sticky"],
  flex: [{ flex: ["1", "auto", "none", "initial"] }],
  direction: [{ flex: ["row", "col", "row-reverse", "col-reverse"] }],
  wrap: [{ flex: ["wrap", "nowrap"] }],
  justify: [{ justify: ["start", "center", "end", "between", "around", "evenly"] }],
  overflow: [{ overflow: ["auto", "hidden", "visible", "scroll", "clip"] }],
  content: [{ content: ["start", "center", "end", "between", "stretch"] }],
  "text-size": [{ text: ["xs", "sm", "base", "lg", "xl", "2xl", "3xl"] }],
  "text-align": [{ text: ["left", "center", "right", "start", "end"] }],
  "text-color": [{ text: [any] }],
  "font-family": [{ font: ["sans", "mono"] }],
  "font-weight": [{ font: ["normal", "medium", "semibold", "bold"] }],
  rounded: [{ rounded: ["", "none", "sm", "md", "lg", "full", arbitrary] }],
  "border-width": [{ border: ["", number, length] }],
  "border-style": [{ border: ["solid", "dashed", "dotted", "none"] }],
  "border-color": [{ border: [any] }],
  ...Object.fromEntries(
    ["x", "y", "t", "r", "b", "l"].map((s) => [`border-${s}`, [{ border: [{ [s]: ["", number] }] }]]),
  ),
  "ring-width": [{ ring: ["", number, arbitrary] }],
  "ring-color": [{ ring: [any] }],
};

const shorthand = (p: string) => ({
  [p]: sides(p).slice(1),
  [`${p}x`]: [`${p}r`, `${p}l`],
  [`${p}y`]: [`${p}t`, `${p}b`],
});

/** A class of the group on the left also overrides the groups on the right. */
export const CLASS_CONFLICTS: Record<string, readonly string[]> = {
  ...shorthand("p"),
  ...shorthand("m"),
  size: ["w", "h"],
  gap: ["gap-x", "gap-y"],
  inset: ["inset-x", "inset-y", "top", "right", "bottom", "left"],
  "text-size": ["leading"],
  "border-width": ["x", "y", "t", "r", "b", "l"].map((side) => `border-${side}`),
};
