import { describe, expect, it } from "vitest";
import { utcMoment } from "./_deliveries/utc-moment";
import { withHeaders } from "./_settings/with-headers";

describe("withHeaders", () => {
  it("sets filled rows, takes ticked names away and leaves empty rows out", () => {
    const rows = { header_names: ["X-A", "", " X-B "], header_values: ["1", "", "2"], remove_headers: ["X-Old"] };
    expect(withHeaders({ url: "u", ...rows })).toEqual({
      url: "u",
      headers: { "X-A": "1", "X-B": "2", "X-Old": null },
    });
  });

  it("keeps a row with only a value, for the schema to refuse", () => {
    expect(withHeaders({ header_names: [""], header_values: ["lost"] })).toEqual({ headers: { "": "lost" } });
  });

  it("changes no header of a form without rows", () => {
    expect(withHeaders({ url: "u" })).toEqual({ url: "u", headers: {} });
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
