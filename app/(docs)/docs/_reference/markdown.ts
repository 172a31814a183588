import { env } from "@/lib/core/env";
import { notFound } from "@/lib/core/errors";
import { publicDocument } from "@/lib/transports/http/documents/public-document";
import { findOperation, operationText, REFERENCE, referenceText } from "./tag-text";

/** Answers `GET /docs/reference/{tag}.md`: a tag of the reference for programs that read Markdown. */
export const serveReferenceMarkdown = publicDocument(
  "referenceMarkdown",
  "text/markdown; charset=utf-8",
  async (_call, segment) => {
    const slug = String((await segment?.params)?.tag ?? "");
    const page = REFERENCE.find((one) => one.slug === slug);
    if (!page) throw notFound("This page");
    const text = `# ${page.name}\n\n${page.about}\n\n${referenceText(slug)}\n`;
    return withWholeLinks(text);
  },
);

/** Answers `GET /docs/reference/{tag}/{operation}.md`: one operation of it. */
export const serveOperationMarkdown = publicDocument(
  "operationMarkdown",
  "text/markdown; charset=utf-8",
  async (_call, segment) => {
    const { tag, operation: id } = (await segment?.params) ?? {};
    const found = findOperation(String(tag ?? ""), String(id ?? ""));
    if (!found) throw notFound("This page");
    return withWholeLinks(`# ${found.operation.summary}\n\n${operationText(found.operation)}\n`);
  },
);

const withWholeLinks = (text: string) => text.replaceAll("](/", `](${env().BASE_URL}/`);
