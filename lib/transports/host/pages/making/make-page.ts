import { readPublicly } from "@/db/client";
import type { Position } from "@/db/reading/replica";
import { env } from "@/lib/core/env";
import type { NodeHandler } from "@/lib/transports/host/node-handler";
import { CALLER_HEADER, callerHeader } from "@/lib/transports/http/caller/caller";
import { beginFill, type PageFill } from "@/lib/transports/http/documents/page-fill";
import { type Failures, takingDown } from "./failures";
import { type Rendered, render } from "./render";

/** A page that was made for nobody in particular, what it shows of whom, and what went wrong on the way. */
export type MadePage = Rendered & Pick<PageFill, "view"> & { failures: Failures };

/**
 * Makes the page at a path (with its query) that is asked for with these headers, of a standby that has replayed the log up to `position`
 * where one is told. Throws `service_unavailable` when it comes to no end.
 */
export type MakePage = (path: string, headers: Record<string, string>, position?: Position) => Promise<MadePage>;

/** Makes pages with `handler`, in the process in which Next is. */
export function makeWith(handler: NodeHandler): MakePage {
  return async (path, headers, position) => {
    const { fill, header, end } = beginFill();
    const [name, token] = header;
    const failures: Failures = { any: false, away: false };
    const asked = {
      ...headers,
      host: new URL(env().BASE_URL).host,
      [CALLER_HEADER]: callerHeader({ address: "0.0.0.0", local: false }),
      [name]: token,
    };
    const work = () => takingDown(failures, () => render(handler, path, asked));
    try {
      const rendered = await (position === undefined ? work() : readPublicly(position, work));
      await told();
      return { ...rendered, failures, view: fill.view };
    } finally {
      end();
    }
  };
}

/** Next tells of an error some promises after it has written it down, which may be the end of the page. */
const told = () => new Promise(setImmediate);
