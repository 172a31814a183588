import { env } from "@/lib/core/env";
import { escapeMarkup } from "@/lib/core/values/escape";

type Link = { label: string; path: string };

/** What a person is told by mail, before it is laid out. `path` is on our own host. */
export type Mail = {
  /** Which mail it is, in snake_case. */
  kind: string;
  subject: string;
  paragraphs: readonly string[];
  action?: Link;
  /** More than one way on, each on a line of its own. */
  links?: readonly Link[];
};

/** A mail as the two bodies of a mail. Everything in it is text: nothing a person wrote becomes markup. */
export function layOut(mail: Mail): { text: string; html: string } {
  const { paragraphs, action, links = [], subject } = mail;
  const lines = [...links, ...(action ? [action] : [])].map(({ label, path }) => `${label}: ${hrefOf(path)}`);
  const text = [...paragraphs, ...lines, "Guildhall"].join("\n\n");
  const body = paragraphs
    .map((p) => `<p style="${PARAGRAPH}">${escapeMarkup(p).replaceAll("\n", "<br>")}</p>`)
    .join("");
  const list = links.map((link) => `<p style="${PARAGRAPH}">${anchor(link, LINK)}</p>`).join("");
  const button = action ? `<p style="${PARAGRAPH}">${anchor(action, BUTTON)}</p>` : "";
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head><body style="${BODY}">${body}${list}${button}<p style="${FOOT}">Guildhall</p></body></html>`;
  return { text, html };
}

const hrefOf = (path: string) => new URL(path, env().BASE_URL).href;

const anchor = ({ label, path }: Link, style: string) =>
  `<a href="${escapeMarkup(hrefOf(path))}" style="${style}">${escapeMarkup(label)}</a>`;

const LINK = "color:#14532d";
const BODY = "margin:0 auto;max-width:560px;padding:32px 24px;font:16px/1.6 system-ui,sans-serif;color:#26241f";
const PARAGRAPH = "margin:0 0 16px";
const BUTTON =
  "display:inline-block;padding:10px 18px;border-radius:10px;background:#14532d;color:#fff;text-decoration:none";
const FOOT = "margin:32px 0 0;color:#6b675e;font-size:13px";
