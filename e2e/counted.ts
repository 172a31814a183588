import { Tiktoken } from "js-tiktoken/lite";
import o200k from "js-tiktoken/ranks/o200k_base";
import { expect } from "./fixtures";

/** What the way from first contact to an order that is paid and briefed may take: calls, and tokens of text (o200k_base). */
const MOST = { calls: 5, tokens: 6_000 };

const encoding = new Tiktoken(o200k);

/** Counts an agent's calls, and the tokens of what it sends and of what it reads. */
export class Counted {
  calls = 0;
  tokens = 0;

  /** Counts one call with everything that was said in it. */
  note(...said: string[]): void {
    this.calls++;
    for (const text of said) this.tokens += encoding.encode(text).length;
  }

  expectFew(who: string): void {
    expect(this.calls, `${who}: calls`).toBeLessThanOrEqual(MOST.calls);
    expect(this.tokens, `${who}: tokens in ${this.calls} calls`).toBeLessThanOrEqual(MOST.tokens);
    expect(this.tokens).toBeGreaterThan(500);
  }
}
