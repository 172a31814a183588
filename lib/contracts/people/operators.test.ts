import { expect, it } from "vitest";
import { DecideDispute } from "./operators";

const GIVEN = { order_id: "ord_01m8mz6xwde6yb529zz12xz3vz", reason: "Half of it was late." };

it("a part that goes back is decided with its amount, everything else without one", () => {
  const part = { ...GIVEN, outcome: "refund_part" };
  expect(DecideDispute.parse({ ...part, amount_cents: "120.00" })).toMatchObject({ amount_cents: 12_000 });
  for (const amount_cents of [undefined, "", "0", "-5"]) {
    const { error } = DecideDispute.safeParse({ ...part, amount_cents });
    expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["amount_cents"]);
  }
  for (const outcome of ["refund_all", "complete"] as const) {
    expect(DecideDispute.parse({ ...GIVEN, outcome })).toEqual({ ...GIVEN, outcome });
    expect(DecideDispute.safeParse({ ...GIVEN, outcome, amount_cents: "120.00" }).success).toBe(false);
  }
});
