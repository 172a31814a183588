import { describe, expect, it } from "vitest";
import { composed, type Write } from "./trailing";

const NOTE: Write = { definitions: "note{} as (insert into notes values ($1, $2, $1))" };
const EVENT: Write = { definitions: "event{} as (insert into events values ($1))", last: "select f($2) from event{}" };

describe("writes in one statement", () => {
  it("get names and placeholders of their own", () => {
    expect(composed([NOTE, EVENT, NOTE])).toBe(
      "with note_0 as (insert into notes values ($1, $2, $1)), event_1 as (insert into events values ($3)), " +
        "note_2 as (insert into notes values ($5, $6, $5)) select f($4) from event_1",
    );
  });

  it("end in a query that answers nothing when nobody is to be woken", () => {
    expect(composed([NOTE])).toBe("with note_0 as (insert into notes values ($1, $2, $1)) select where false");
  });

  it("may be none but a last query", () => {
    expect(composed([{ last: "select f($1)" }])).toBe("select f($1)");
  });

  it("are one constant text for each mix", () => {
    expect(composed([EVENT, NOTE])).toBe(composed([EVENT, NOTE]));
    expect(composed([EVENT, NOTE])).not.toBe(composed([NOTE, EVENT]));
  });
});
