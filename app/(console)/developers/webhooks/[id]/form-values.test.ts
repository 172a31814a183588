import { describe, expect, it } from "vitest";
import { headersOf } from "./headers-of";
import { utcMoment } from "./utc-moment";

describe("headersOf", () => {
  it("sets filled rows, takes ticked names away and leaves empty rows out", () => {
    expect(headersOf(["X-A", "", "X-B"], ["1", "", "2"], ["X-Old"])).toEqual({ "X-A": "1", "X-B": "2", "X-Old": null });
  });

  it("keeps a row with only a value, for the schema to refuse", () => {
    expect(headersOf([""], ["lost"], [])).toEqual({ "": "lost" });
  });
});

describe("utcMoment", () => {
  it.each([
    ["2026-11-20T09:30", "2026-11-20T09:30:00.000Z"],
    ["2026-11-20T09:30:15", "2026-11-20T09:30:15.000Z"],
  ])("reads %s as %s", (text, moment) => {
    expect(utcMoment.parse(text)).toBe(moment);
  });

  it.each(["", "yesterday", "2026-13-40T09:30", "2026-11-20"])("refuses %j", (text) => {
    expect(utcMoment.safeParse(text).success).toBe(false);
  });
});
