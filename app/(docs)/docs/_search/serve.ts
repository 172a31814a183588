import { publicDocument } from "@/lib/transports/http/documents/public-document";
import { docsEntries } from "./entries";

/** Answers `GET /docs/search.json`: what the search of the documentation looks through, in the reader's own browser. */
export const serveDocsIndex = publicDocument("docsIndex", "application/json; charset=utf-8", async () =>
  JSON.stringify(await docsEntries()),
);
