import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AGAIN_MS, keepOpen } from "./keep-open";

/** What a browser does with a stream, as the test says. */
class Source {
  static readonly CLOSED = 2;
  static made: Source[] = [];
  readyState = 0;
  onopen = () => {};
  onmessage = () => {};
  onerror = () => {};
  constructor(readonly href: string) {
    Source.made.push(this);
  }
  close() {
    this.readyState = Source.CLOSED;
  }
  /** The server answers something else than 200, or the connection breaks, after which the browser asks again. */
  fail(refused: boolean) {
    this.readyState = refused ? Source.CLOSED : 0;
    this.onerror();
  }
}

const heard = { opened: vi.fn(), told: vi.fn(), away: vi.fn() };
const [last, count] = [() => Source.made.at(-1) as Source, () => Source.made.length];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", Source);
  Source.made = [];
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks again for a stream that the server refused, until it has it, and tells that it was away", () => {
  keepOpen("/live", heard);
  last().onopen();
  last().onmessage();
  expect([count(), heard.opened.mock.calls.length, heard.told.mock.calls.length]).toEqual([1, 1, 1]);
  for (let refusals = 1; refusals <= 3; refusals++) {
    last().fail(true);
    vi.advanceTimersByTime(AGAIN_MS - 1);
    expect(count()).toBe(refusals);
    vi.advanceTimersByTime(1);
    expect(count()).toBe(refusals + 1);
  }
  expect(heard.away).toHaveBeenCalledTimes(3);
  last().onopen();
  last().onmessage();
  expect([heard.opened.mock.calls.length, heard.told.mock.calls.length]).toEqual([2, 2]);
  expect(last().href).toBe("/live");
});

it("leaves one that broke to the browser, and asks for nothing once it is closed", () => {
  const close = keepOpen("/live", heard);
  last().fail(false);
  vi.advanceTimersByTime(10 * AGAIN_MS);
  expect([count(), heard.away.mock.calls.length]).toEqual([1, 1]);
  last().fail(true);
  close();
  vi.advanceTimersByTime(10 * AGAIN_MS);
  expect(count()).toBe(1);
  expect(last().readyState).toBe(Source.CLOSED);
});
