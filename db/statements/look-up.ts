import { statement } from "../client";
import { onPrimary } from "../reading/reading";
import type { Statement } from "./statement";

/** The keys that were asked for, as a table. Of JSON, not an array: its length would have the server plan each call again. */
export const ASKED = "json_array_elements_text($1::text::json) as asked(key)";

type Waiting<Row> = { keys: Set<string>; rows: Promise<Map<string, Row>> };

/**
 * A look-up of one row by a key, for what every request reads: those that ask within one turn of the event loop share one
 * statement, sent when the turn ends. So each still sees what was committed before it asked. `text` joins `ASKED`, which has the
 * keys as `asked.key`, and answers at most one row for each, with the key in the column `key`.
 */
export function lookUp<Row extends { key: string }>(text: Statement<Row>): (key: string) => Promise<Row | undefined> {
  let waiting: Waiting<Row> | undefined;
  const send = async (keys: Set<string>) => {
    await new Promise<void>((resolve) => setImmediate(resolve));
    waiting = undefined;
    // some of those who wait have written
    const rows = await onPrimary(() => statement<Row>(text, [JSON.stringify([...keys])]));
    return new Map(rows.map((row) => [row.key, row]));
  };
  return async (key) => {
    if (waiting) waiting.keys.add(key);
    else {
      const keys = new Set([key]);
      waiting = { keys, rows: send(keys) };
    }
    return (await waiting.rows).get(key);
  };
}
