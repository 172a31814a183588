import { Argument, type Command } from "commander";
import type { CommandContext } from "../command-context";
import { openBrowser } from "../oauth/browser";

const PAGES = {
  home: "/",
  docs: "/docs",
  reference: "/docs/reference",
  console: "/developers",
  keys: "/developers/keys",
  webhooks: "/developers/webhooks",
  logs: "/developers/logs",
  studio: "/studio",
  approvals: "/approvals",
  messages: "/messages",
  status: "/status",
} as const;

/** `open`. */
export function addOpen(program: Command, context: CommandContext): void {
  program
    .command("open")
    .description("Open a page of the service in the browser")
    .addArgument(new Argument("[page]").choices(Object.keys(PAGES)).default("console"))
    .option("--no-browser", "Print the address only")
    .action((page: keyof typeof PAGES, { browser }: { browser: boolean }) => {
      const url = context.baseUrl + PAGES[page];
      if (browser) openBrowser(url, context.terminal.env);
      context.answer({ url }, () => `${url}\n`);
    });
}
