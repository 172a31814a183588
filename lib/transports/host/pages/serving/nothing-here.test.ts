import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { sayingNothingHere } from "./nothing-here";

const WORDLESS = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>';
const WHOLE = '<html class="letters"><head></head><body class="frame"><h1>Nothing is here</h1></body></html>';

/** What the page of what is not there is answered with, one after the other. */
let made: [status: number, html: string][] = [];

const answer = sayingNothingHere(async (request, response) => {
  const [status, html] = (request.url === "/-/nothing/here" && made.shift()) || [404, WORDLESS];
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.statusCode = status;
  response.end(html);
});
const server = createServer((request, response) => void answer(request, response));
beforeAll(() => new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening)));
afterAll(() => new Promise((closed) => void server.close(closed)));
beforeEach(() => {
  made = [];
});

const page = async () => (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/a`)).text();

it("words of what is not there are those of that page alone, and are asked for again until it was made", async () => {
  made = [
    [500, WHOLE.replace("Nothing is here", "Something went wrong")],
    [404, WORDLESS],
    [404, WHOLE],
  ];
  for (let n = 0; n < 2; n++) expect(await page()).toBe(WORDLESS);
  const words = '<noscript><div class="letters frame"><h1>Nothing is here</h1></div></noscript>';
  for (let n = 0; n < 2; n++) expect(await page()).toBe(WORDLESS.replace("<body>", `<body>${words}`));
});
