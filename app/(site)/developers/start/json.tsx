import type { ReactNode } from "react";

/** A JSON value as it may stand in the strip; `undefined` members are left out. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue | undefined };

const WIDTH = 88;

/** JSON for reading: short objects stay on one line, keys are quiet, values carry the colour. */
export function Json({ value, indent = 0 }: { value: JsonValue; indent?: number }): ReactNode {
  if (typeof value === "string") return <span className="text-primary-ink">{JSON.stringify(value)}</span>;
  if (typeof value !== "object" || value === null) return <span className="text-warning-ink">{String(value)}</span>;
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const members = Object.entries(value).filter((entry): entry is [string, JsonValue] => entry[1] !== undefined);
  if (members.length === 0) return `${open}${close}`;
  const flat = spaced(value) + indent <= WIDTH;
  const step = flat ? " " : `\n${" ".repeat(indent + 2)}`;
  return (
    <>
      {open}
      {members.map(([key, member], i) => (
        <span key={key}>
          {i > 0 ? "," : ""}
          {flat && i === 0 ? "" : step}
          {open === "{" ? <span className="text-muted-foreground">{`"${key}": `}</span> : null}
          <Json value={member} indent={indent + 2} />
        </span>
      ))}
      {flat ? "" : `\n${" ".repeat(indent)}`}
      {close}
    </>
  );
}

/** The length of a value on one line, with a space after each colon and comma. */
function spaced(value: JsonValue): number {
  const line = JSON.stringify(value, undefined, 1).replace(/\n\s*/g, " ");
  return line.replace(/(?<=[[{]) | (?=[\]}])/g, "").length;
}
