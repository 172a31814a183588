import { env } from "@/lib/core/env";
import { notFound } from "@/lib/core/errors";
import { publicDocument } from "@/lib/transports/http/documents/public-document";
import { llmsTxt } from "@/lib/transports/mcp/documents/discovery";
import { findGuide, GUIDES, SECTIONS } from "./list";
import { readGuide } from "./read";

const MARKDOWN = "text/markdown; charset=utf-8";
/** As the rewrite of `/docs.md` names it. */
const INDEX = "index";

/** A guide as Markdown, links to pages of ours with their whole address. */
async function guideMarkdown(slug: string): Promise<string> {
  const { title, lead, body } = await readGuide(slug);
  return `# ${title}\n\n${lead}\n\n${body.trim()}\n`.replaceAll("](/", `](${env().BASE_URL}/`);
}

/** What `/docs` lists: every guide by section, each as Markdown. */
function indexMarkdown(base: string): string {
  const sections = SECTIONS.map((section) => {
    const guides = GUIDES.filter((guide) => guide.section === section);
    const lines = guides.map(({ slug, title, about }) => `- [${title}](${base}/docs/${slug}.md): ${about}`);
    return `## ${section}\n\n${lines.join("\n")}`;
  });
  return `# Documentation\n\n${sections.join("\n\n")}\n`;
}

/** Answers `GET /docs/{guide}.md`, and `/docs.md`: a page of the documentation for programs that read Markdown. */
export const serveGuideMarkdown = publicDocument("guideMarkdown", MARKDOWN, async (_call, segment) => {
  const slug = String((await segment?.params)?.guide ?? "");
  if (slug === INDEX) return indexMarkdown(env().BASE_URL);
  if (!findGuide(slug)) throw notFound("This page");
  return guideMarkdown(slug);
});

/** Answers `GET /llms-full.txt`: what `llms.txt` says, then every guide. */
export const serveLlmsFull = publicDocument("llmsFull", "text/plain; charset=utf-8", async () => {
  const guides = await Promise.all(GUIDES.map(({ slug }) => guideMarkdown(slug)));
  return [llmsTxt(env().BASE_URL), ...guides].join("\n\n");
});
