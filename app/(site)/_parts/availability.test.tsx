import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ReaderClock } from "@/app/_ui/time/reader-clock";
import type { AvailabilityView } from "@/lib/contracts/network/availability";
import { ClosedNote, FreeAgain } from "./availability";

const closed = { open: false, next_free_on: "2026-12-15" } as AvailabilityView;
const told = () => (
  <>
    <FreeAgain availability={closed} />; <ClosedNote name="Mara" availability={closed} />
  </>
);
const textOf = (page: React.ReactNode) => renderToStaticMarkup(page).replace(/<[^>]*>/g, "");

it("is the same for everybody on a page that is kept, and in the reader's order where they are known", () => {
  const kept = textOf(told());
  expect(kept).toContain("Free from 15 Dec;");
  expect(kept).toContain("Mara takes new orders again from 15 December 2026. You can");
  const known = { locale: "en-US", timeZone: "America/Los_Angeles" };
  const own = textOf(<ReaderClock known={known}>{told()}</ReaderClock>);
  expect(own).toContain("Free from Dec 15;");
  expect(own).toContain("again from December 15, 2026.");
});
