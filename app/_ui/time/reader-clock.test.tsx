import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CalendarDay } from "./calendar-day";
import { ExactSpan } from "./exact-span";
import { ExactTime } from "./exact-time";
import { MomentsInText } from "./moments-in-text";
import { OtherClocks } from "./other-clocks";
import { ReaderClock } from "./reader-clock";
import { TimeAhead } from "./time-ahead";

const AT = "2026-12-17T01:24:00.000Z";
const END = "2026-12-17T02:24:00.000Z";
const LOS_ANGELES = { locale: "en-US", timeZone: "America/Los_Angeles" };

const written = (known: typeof LOS_ANGELES | undefined) =>
  renderToStaticMarkup(
    <ReaderClock known={known}>
      <ExactTime at={AT} />|<ExactSpan from={AT} to={END} zone="Asia/Tokyo" />|
      <ExactSpan from={AT} to={END} zone="Asia/Tokyo" elsewhere />|<CalendarDay day="2026-12-17T00:00:00.000Z" />|
      <TimeAhead at={AT} now={new Date("2026-12-15T20:00:00.000Z")} dated />
    </ReaderClock>,
  )
    .replace(/<[^>]+>/g, "")
    .split("|");

it("lets the server write times as the reader's browser will", () => {
  const [moment, span, theirs, day, ahead] = written(LOS_ANGELES);
  expect(moment).toBe("Dec 16, 2026, 5:24 PM PST");
  expect(span).toMatch(/^Wed, Dec 16, 2026, 5:24 – 6:24 PM PST$/);
  expect(theirs).toMatch(/10:24 – 11:24 AM GMT\+9 \(Asia\/Tokyo\)$/);
  expect(day).toBe("Dec 17, 2026");
  expect(ahead).toBe("tomorrow, Dec 16, 2026");
});

it("writes UTC, or the zone of what is shown, while the reader's clock is not known", () => {
  const [moment, span, , day, ahead] = written(undefined);
  expect(moment).toBe("17 Dec 2026, 01:24 UTC");
  expect(span).toContain("10:24");
  expect(day).toBe("17 Dec 2026");
  expect(ahead).toBe("in 2 days, 17 Dec 2026");
});

it("writes the moments of a text on the reader's clock, and leaves the rest of it alone", () => {
  const text = `Delivery by ${AT} was proposed, not 2026-12-17.`;
  const shown = renderToStaticMarkup(
    <ReaderClock known={LOS_ANGELES}>
      <MomentsInText>{text}</MomentsInText>
    </ReaderClock>,
  );
  expect(shown.replace(/<[^>]+>/g, "")).toBe("Delivery by Dec 16, 2026, 5:24 PM PST was proposed, not 2026-12-17.");
});

it("shows other clocks only where they tell another time, each once and with its zone", () => {
  const clocks = [
    { whose: "For Mara", zone: "America/Vancouver" },
    { whose: "For Aiko", zone: "Asia/Tokyo" },
    { whose: "As chosen", zone: "Asia/Seoul" },
  ];
  const shown = (known: typeof LOS_ANGELES | undefined) =>
    renderToStaticMarkup(
      <ReaderClock known={known}>
        <OtherClocks from={AT} to={END} zone="Asia/Tokyo" clocks={clocks} />
      </ReaderClock>,
    ).replace(/<[^>]+>/g, "");
  expect(shown(LOS_ANGELES)).toMatch(/^For Aiko: .*10:24 – 11:24 AM GMT\+9 \(Asia\/Tokyo\)$/);
  expect(shown(undefined)).toMatch(/^For Mara: .*\(America\/Vancouver\)$/);
});
