import { expect, it } from "vitest";
import { bothClocks, spanText } from "./times-text";

const NEW_YORK = "America/New_York";
const at = (time: string) => new Date(`2026-11-01T${time}:00Z`);

it("a mail's span names the zone's offset where its clock shows a time twice, and nowhere else", () => {
  const told = (from: string, to: string) => spanText(at(from), at(to), NEW_YORK).replace(/^Sunday.* 2026, /, "");
  expect(told("05:30", "06:00")).toBe("01:30 GMT-4 to 01:00 GMT-5 (America/New York)");
  expect(told("06:30", "07:00")).toBe("01:30 GMT-5 to 02:00 (America/New York)");
  expect(told("15:00", "15:45")).toBe("10:00 to 10:45 (America/New York)");
  const [own, others] = bothClocks(at("05:30"), at("06:00"), "Asia/Tokyo", NEW_YORK, "Robin").split("\n");
  expect(own).toContain("14:30 to 15:00 (Asia/Tokyo)");
  expect(others).toContain("01:30 GMT-4 to 01:00 GMT-5");
});
