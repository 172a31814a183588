import { describe, expect, it } from "vitest";
import { exactSpan } from "./exact-span-text";
import { exactTime } from "./exact-time-text";

const at = Date.parse("2026-11-20T12:00:00.250Z");

describe("exactTime", () => {
  it("is in UTC and says so where the reader is not known", () => {
    expect(exactTime(at)).toBe("20 Nov 2026, 12:00 UTC");
    expect(exactTime(at, "clock")).toBe("12:00:00 UTC");
    expect(exactTime(at, "precise")).toBe("20 Nov 2026, 12:00:00.250 UTC");
  });

  it("leaves the time out when only the day matters", () => {
    expect(exactTime(at, "day")).toBe("20 Nov 2026");
  });

  it("tells days and hours of charts in the reader's order", () => {
    const here = { locale: "en-US", timeZone: "UTC" };
    expect([exactTime(at, "monthDay", here), exactTime(at, "monthDay")]).toEqual(["Nov 20", "20 Nov"]);
    expect(exactTime(at, "weekday", here)).toBe("Fri, Nov 20, 2026");
    expect(exactTime(at, "longDay", here)).toBe("November 20, 2026");
    expect(exactTime(at, "weekdayDay", here)).toBe("Fri, Nov 20");
    expect(exactTime(at - 3 * 3_600_000, "minute", here)).toBe("9:00 AM");
    expect(exactTime(at, "weekdayDay")).toMatch(/^Fri,? 20 Nov$/);
    expect(exactTime(at - 3 * 3_600_000, "minute")).toBe("09:00");
  });

  it("is on the reader's clock, with its name, in their format", () => {
    const tokyo = { locale: "en-US", timeZone: "Asia/Tokyo" };
    expect(exactTime(at, "moment", tokyo).replaceAll("\u202f", " ")).toBe("Nov 20, 2026, 9:00 PM GMT+9");
    expect(exactTime(at, "day", { locale: "de", timeZone: "Pacific/Auckland" })).toBe("21. Nov. 2026");
  });
});

describe("exactSpan", () => {
  const end = at + 45 * 60_000;

  it("says the day once, and the zone that it is told in", () => {
    expect(exactSpan(at, end)).toMatch(/^Fri,? 20 Nov 2026, 12:00\s?–\s?12:45 UTC$/);
  });

  it("is on the reader's clock, over midnight too", () => {
    const auckland = { locale: "en-GB", timeZone: "Pacific/Auckland" };
    expect(exactSpan(at - 90 * 60_000, end, auckland)).toMatch(
      /^Fri,? 20 Nov 2026, 23:30(?: GMT\+13)? – Sat,? 21 Nov 2026, 01:45 GMT\+13$/,
    );
  });
});
