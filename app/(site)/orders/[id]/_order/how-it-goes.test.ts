import { expect, it } from "vitest";
import { howItGoes } from "./how-it-goes";

it("asks how it went once there is no work to come", () => {
  for (const status of ["DELIVERED", "COMPLETED", "REFUNDED", "CANCELED"] as const)
    expect(howItGoes(status)).toBe("How did it go?");
  for (const status of ["PAID", "REVISION_REQUESTED"] as const) expect(howItGoes(status)).toBe("How is it going?");
});
