import { beforeEach, describe, expect, it } from "vitest";
import { metrics } from "@/lib/core/metrics/instruments";
import { refuseBlocked } from "@/lib/domain/platform/access/attempts";
import { countCheck, countRefusal, REFUSED_PER_MINUTE, resetFailures } from "./failures";

const START = new Date("2026-11-20T09:30:00.000Z");
const at = (seconds: number) => new Date(START.getTime() + seconds * 1000);

function refuse(ip: string | null, times: number, now = START): void {
  for (let i = 0; i < times; i++) countRefusal(ip, now);
}

describe("refused credentials of one address", () => {
  beforeEach(resetFailures);

  it("are 429 past the 30th within a minute, and say for how long", () => {
    refuse("198.18.0.1", 29);
    refuse("198.18.0.1", 1, at(10));
    for (const more of [1, 2]) {
      expect(() => refuse("198.18.0.1", 1, at(20)), `${more} more`).toThrow(
        expect.objectContaining({ code: "rate_limit_exceeded", headers: { "retry-after": "40" } }),
      );
    }
  });

  it("are forgotten after a minute, and counted again", () => {
    refuse("198.18.0.1", 30);
    expect(() => refuse("198.18.0.1", 1, at(59.5))).toThrow();
    refuse("198.18.0.1", 30, at(60));
    expect(() => refuse("198.18.0.1", 1, at(61))).toThrow();
  });

  it("do not count for another address, nor for an unknown one", () => {
    refuse("198.18.0.1", 30);
    refuse(null, 31);
    refuse("198.18.0.2", 30);
  });
});

it("refusals without an answer are counted where operators look for who guesses", async () => {
  resetFailures();
  const counted = async (limit: string) =>
    (await metrics().limited.get()).values.find(({ labels }) => labels.limit === limit)?.value ?? 0;
  const before = [await counted("credentials"), await counted("attempts")] as const;
  refuse("198.18.0.9", REFUSED_PER_MINUTE);
  expect(() => refuse("198.18.0.9", 1)).toThrow();
  const used = { allowed: false, remaining: 0, resetSeconds: 60, limit: 10 };
  expect(() => refuseBlocked([used], "Too many attempts.")).toThrow();
  expect([await counted("credentials"), await counted("attempts")]).toEqual([before[0] + 1, before[1] + 1]);
});

describe("checks of a key's secret", () => {
  beforeEach(resetFailures);

  it("are bounded for each key and address, apart from what was refused", () => {
    refuse("198.18.0.1", 30);
    const check = (ip: string, prefix: string) => countCheck(ip, prefix, START);
    for (let i = 0; i < REFUSED_PER_MINUTE; i++) check("198.18.0.1", "gh_live_aaaaaaaa");
    expect(() => check("198.18.0.1", "gh_live_aaaaaaaa")).toThrow(
      expect.objectContaining({ code: "rate_limit_exceeded" }),
    );
    check("198.18.0.1", "gh_live_bbbbbbbb");
    check("198.18.0.2", "gh_live_aaaaaaaa");
  });
});
