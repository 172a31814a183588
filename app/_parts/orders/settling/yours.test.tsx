import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Yours, type YoursProps } from "./yours";

const said = (of: Partial<YoursProps>) =>
  renderToStaticMarkup(
    <Yours standing="held" cents={108_000} status="PAID" acceptBy={null} paidOut={null} {...of} />,
  ).replace(/<[^>]+>/g, "");
const AT = "2026-12-16T17:24:00.000Z";

it("tells a creator what is theirs and when", () => {
  const promise = "$1,080 is yours once the buyer accepts the delivery, 72 hours after it at the latest.";
  expect(said({})).toBe(promise);
  expect(said({ status: "REVISION_REQUESTED" })).toBe(promise);
  expect(said({ status: "DELIVERED", acceptBy: AT })).toBe(
    "$1,080 is yours once the buyer accepts the delivery, on 16 Dec 2026, 17:24 UTC at the latest.",
  );
  expect(said({ status: "DISPUTED", acceptBy: AT })).toBe("$1,080 is held until the dispute ends.");
  expect(said({ standing: "on_its_way", status: "COMPLETED" })).toBe("$1,080 is yours, and on its way to you.");
  const paidOut = { at: AT, cents: 100_000 };
  expect(said({ standing: "paid_out", status: "COMPLETED", paidOut })).toBe("$1,000 was paid out on 16 Dec 2026.");
  expect(said({ standing: "paid_out", status: "COMPLETED" })).toBe("$1,080 was paid out.");
});

it("promises nothing of what goes back", () => {
  expect(said({ standing: "refunded", status: "REFUNDED" })).toBe("");
  expect(said({ cents: 0 })).toBe("");
});
