import { afterEach, describe, expect, it } from "vitest";
import { resetEnv } from "@/lib/core/env";
import { CALLER_HEADER, callerHeader, readCaller, standBefore } from "./caller";

function behind(hops: string): void {
  process.env.TRUSTED_PROXY_HOPS = hops;
  resetEnv();
}
afterEach(() => behind("1"));

const NOBODY = { address: null, local: false };
const forged = ["undefined local  127.0.0.1", " local  127.0.0.1", "local", "", `${"a".repeat(22)} local  127.0.0.1`];

describe("who calls, where nothing stands before the handlers", () => {
  it.each(["198.18.0.1", "198.18.0.1, 198.18.0.2", ""])("X-Forwarded-For %j is believed of no proxies", (sent) => {
    behind("0");
    expect(readCaller(new Headers({ "x-forwarded-for": sent }))).toEqual(NOBODY);
  });

  it("X-Forwarded-For is believed as far as TRUSTED_PROXY_HOPS goes", () => {
    behind("2");
    const headers = new Headers({ "x-forwarded-for": "9.9.9.9, 198.18.0.1, 10.0.0.1" });
    expect(readCaller(headers)).toEqual({ address: "198.18.0.1", local: false });
  });

  it.each(forged)("nobody is believed who writes the host's header himself: %j", (sent) => {
    behind("0");
    expect(readCaller(new Headers({ [CALLER_HEADER]: sent }))).toEqual(NOBODY);
  });
});

describe("who calls, where something does", () => {
  it("is what it says, and no forged word of it is believed", () => {
    behind("0");
    standBefore();
    expect(standBefore(), "one takes the place").toBe(false);
    for (const caller of [
      { address: "2001:db8::7", local: false },
      { address: "127.0.0.1", local: true },
    ])
      expect(readCaller(new Headers({ [CALLER_HEADER]: callerHeader(caller) }))).toEqual(caller);
    for (const sent of forged) expect(readCaller(new Headers({ [CALLER_HEADER]: sent })), sent).toEqual(NOBODY);
  });
});
