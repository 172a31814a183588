import { env } from "@/lib/core/env";
import { notFound } from "@/lib/core/errors";
import { publicDocument } from "@/lib/transports/http/public-document";
import { llmsTxt } from "@/lib/transports/mcp/documents/discovery";
import { findGuide, GUIDES } from "./list";
import { readGuide } from "./read";

const MARKDOWN = "text/markdown; charset=utf-8";

/** A guide as Markdown, links to pages of ours with their whole address. */
async function guideMarkdown(slug: string): Promise<string> {
  const { title, lead, body } = await readGuide(slug);
  return `# ${title}\n\n${lead}\n\n${body.trim()}\n`.replaceAll("](/", `](${env().BASE_URL}/`);
}

/** Answers `GET /docs/{guide}.md`: a page of the documentation for programs that read Markdown. */
export const serveGuideMarkdown = publicDocument("guideMarkdown", MARKDOWN, async (_call, segment) => {
  const slug = String((await segment?.params)?.guide ?? "");
  if (!findGuide(slug)) throw notFound("This page");
  return guideMarkdown(slug);
});

/** Answers `GET /llms-full.txt`: what `llms.txt` says, then every guide. */
export const serveLlmsFull = publicDocument("llmsFull", "text/plain; charset=utf-8", async () => {
  const guides = await Promise.all(GUIDES.map(({ slug }) => guideMarkdown(slug)));
  return [llmsTxt(env().BASE_URL), ...guides].join("\n\n");
});
