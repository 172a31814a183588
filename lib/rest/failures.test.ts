import { beforeEach, describe, expect, it } from "vitest";
import { countFailure, refuseIfBlocked, resetFailures } from "./failures";

const START = new Date("2026-11-20T09:30:00.000Z");
const at = (seconds: number) => new Date(START.getTime() + seconds * 1000);

function fail(ip: string | null, times: number, now = START): void {
  for (let i = 0; i < times; i++) countFailure(ip, now);
}

describe("refused credentials of one address", () => {
  beforeEach(resetFailures);

  it("block it at the 30th within a minute, and say for how long", () => {
    fail("198.18.0.1", 29);
    expect(() => refuseIfBlocked("198.18.0.1", at(1))).not.toThrow();
    fail("198.18.0.1", 1, at(10));
    expect(() => refuseIfBlocked("198.18.0.1", at(20))).toThrow(
      expect.objectContaining({ code: "rate_limit_exceeded", headers: { "retry-after": "40" } }),
    );
  });

  it("are forgotten after a minute, and counted anew", () => {
    fail("198.18.0.1", 30);
    expect(() => refuseIfBlocked("198.18.0.1", at(59.5))).toThrow();
    expect(() => refuseIfBlocked("198.18.0.1", at(60))).not.toThrow();
    fail("198.18.0.1", 29, at(60));
    expect(() => refuseIfBlocked("198.18.0.1", at(61))).not.toThrow();
    fail("198.18.0.1", 1, at(61));
    expect(() => refuseIfBlocked("198.18.0.1", at(62))).toThrow();
  });

  it("do not block another address, nor an unknown one", () => {
    fail("198.18.0.1", 30);
    fail(null, 30);
    expect(() => refuseIfBlocked("198.18.0.2", START)).not.toThrow();
    expect(() => refuseIfBlocked(null, START)).not.toThrow();
  });
});
