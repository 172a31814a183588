import { env } from "@/lib/core/env";
import { notFound } from "@/lib/core/errors";
import { publicDocument } from "@/lib/transports/http/public-document";
import { REFERENCE, referenceText } from "./tag-text";

/** Answers `GET /docs/reference/{tag}.md`: a page of the reference for programs that read Markdown. */
export const serveReferenceMarkdown = publicDocument(
  "referenceMarkdown",
  "text/markdown; charset=utf-8",
  async (_call, segment) => {
    const slug = String((await segment?.params)?.tag ?? "");
    const page = REFERENCE.find((one) => one.slug === slug);
    if (!page) throw notFound("This page");
    const text = `# ${page.name}\n\n${page.about}\n\n${referenceText(slug)}\n`;
    return text.replaceAll("](/", `](${env().BASE_URL}/`);
  },
);
