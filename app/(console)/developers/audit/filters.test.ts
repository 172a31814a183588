import { describe, expect, it } from "vitest";
import { auditHref, filterOf, readFilters, whyNoDay } from "./filters";

const NONE = { action: "", actor: "", target: "", from: "", to: "" } as const;

describe("the audit log's filters", () => {
  it("come from the address and go back into it", () => {
    const params = {
      action: "post.created",
      actor: "api_key",
      target: "post",
      from: "2026-11-01",
      to: "2026-11-20",
    } as const;
    expect(readFilters(params)).toEqual(params);
    expect(auditHref(params)).toBe(
      "/developers/audit?action=post.created&actor=api_key&target=post&from=2026-11-01&to=2026-11-20",
    );
    expect(filterOf(readFilters({ actor: "user" }))).toEqual({ actor: "user" });
    expect(auditHref(NONE)).toBe("/developers/audit");
  });

  it.each([
    [{ action: "'; drop table" }],
    [{ actor: "nobody" }],
    [{ from: "yesterday" }],
    [{ to: "2026-02-30" }],
    [{ target: "x".repeat(81) }],
  ])("leave out what makes no sense: %o", (params) => {
    expect(readFilters(params)).toEqual(NONE);
  });

  it("say of a day why it was left out", () => {
    for (const none of ["yesterday", "2026-02-30", "1999-12-31"])
      expect(whyNoDay(none)).toBe(`“${none}” is left out: a day is written as in 2026-11-20.`);
    expect(whyNoDay("2026-11-01")).toBe("The last day is left out: it lies before the first one.");
  });

  it("leave out an end that lies before the beginning", () => {
    expect(readFilters({ from: "2026-11-20", to: "2026-11-01" })).toEqual({ ...NONE, from: "2026-11-20" });
  });
});
