import type { ServerResponse } from "node:http";
import { logger } from "@/lib/core/log";
import type { NodeHandler } from "@/lib/transports/host/node-handler";
import { withoutStart } from "../kept/start-later";
import { type MakePage, makeWith } from "../making/make-page";

/** An address that no page of the app has. What Next says of it is whole. */
const NO_PAGE = "/-/nothing/here";
/** A page that found on the way that there is nothing to show: Next sends a document without words, which scripts fill. */
const WITHOUT_WORDS = '<html id="__next_error__">';

/** `next`, whose documents of what is not there say so also to those who read them without scripts. */
export function sayingNothingHere(next: NodeHandler): NodeHandler {
  const make = makeWith(next);
  let words: Promise<string> | undefined;
  const wordsOf = () => {
    words ??= wordsBy(make).catch((error) => {
      words = undefined;
      logger().error({ err: error }, "the page of what is not there could not be made");
      return "";
    });
    return words;
  };
  return (request, response) => {
    if (request.method === "GET" && request.url !== NO_PAGE) addTo(response, wordsOf);
    return next(request, response);
  };
}

/** Throws where another page was made than that one: what is kept of it would be shown until the process ends. */
async function wordsBy(make: MakePage): Promise<string> {
  const made = await make(NO_PAGE, {});
  const html = withoutStart(made.body.toString());
  const [, root = ""] = /<html[^>]* class="([^"]*)"/.exec(html) ?? [];
  const [, frame = "", body = ""] = /<body class="([^"]*)">([\s\S]*)<\/body>/.exec(html) ?? [];
  if (made.status !== 404 || !body)
    throw new Error(`${NO_PAGE} was answered with ${made.status} and ${html.length} letters`);
  const styles = [...html.matchAll(/<link rel="stylesheet" href="[^"]*"/g)].map(([link]) => `${link}/>`);
  return `<noscript>${styles.join("")}<div class="${root} ${frame}">${body.replace(/<script[\s\S]*?<\/script>/g, "")}</div></noscript>`;
}

/** Holds a document of what is not there back until it is whole, and adds the words to it. */
function addTo(response: ServerResponse, wordsOf: () => Promise<string>): void {
  const { flushHeaders, write, end } = response;
  const held: Buffer[] = [];
  let holding: boolean | undefined;
  const isHeld = () => {
    const isDocument = String(response.getHeader("content-type")).startsWith("text/html");
    holding ??= response.statusCode === 404 && isDocument && !response.headersSent;
    return holding;
  };
  const hold = (chunk: unknown) => {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) held.push(Buffer.from(chunk as Uint8Array));
  };
  Object.assign(response, {
    flushHeaders: () => isHeld() || flushHeaders.call(response),
    write: (...args: unknown[]) => {
      if (!isHeld()) return write.apply(response, args as Parameters<typeof write>);
      hold(args[0]);
      for (const written of args) if (typeof written === "function") written();
      return true;
    },
    end: (...args: unknown[]) => {
      if (!isHeld()) return end.apply(response, args as Parameters<typeof end>);
      hold(args[0]);
      const done = args.find((arg) => typeof arg === "function") as (() => void) | undefined;
      const html = Buffer.concat(held).toString();
      const whole = html.includes(WITHOUT_WORDS)
        ? wordsOf().then((words) => html.replace(/<body[^>]*>/, (body) => body + words))
        : Promise.resolve(html);
      void whole.then((text) => {
        if (!response.destroyed) end.call(response, text, "utf8", done);
      });
      return response;
    },
  });
}
