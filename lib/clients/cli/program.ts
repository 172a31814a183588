import { Command } from "commander";
import type { CommandContext } from "./command-context";
import { addCompletion } from "./commands/completion";
import { addCreators } from "./commands/creators";
import { addEndpoints } from "./commands/endpoints";
import { addListen } from "./commands/listen";
import { addMcp } from "./commands/mcp";
import { addMessages } from "./commands/messages";
import { addOrders } from "./commands/orders";
import { addPosts } from "./commands/posts";
import { addQuotes } from "./commands/quotes";
import { addSearches } from "./commands/searches";
import { addSession } from "./commands/session";
import { addTestMode } from "./commands/test-mode";
import { addTrigger } from "./commands/trigger";
import { VERSION } from "./version";

const EXAMPLES = `
Examples:
  $ guildhall login
  $ guildhall creators find brand identity --max 5
  $ guildhall posts create --title "How I price a brand identity" --file post.md --tag pricing
  $ guildhall orders list --status PAID
  $ guildhall webhooks listen --forward http://localhost:4000/hooks
  $ guildhall mcp call get_creator '{"handle":"demo"}'

Exit codes: 0 done, 1 refused, 2 wrong usage, 3 the service is not there.`;

/** Every command with its options. The actions work on `context`. */
export function buildProgram(context: CommandContext): Command {
  const program = new Command("guildhall")
    .description("Guildhall on the command line: hire, sell and listen.")
    .version(VERSION, "-V, --version", "Show the version")
    .helpOption("-h, --help", "Show help")
    .helpCommand("help [command]", "Show help")
    .option("--json", "Answer one line of JSON")
    .option("--base-url <url>", "Where the service is (GUILDHALL_URL; http://localhost:3000)")
    .showHelpAfterError("`--help` shows how it is used.")
    .addHelpText("after", EXAMPLES);
  addSession(program, context);
  addCreators(program, context);
  addPosts(program, context);
  addOrders(program, context);
  addMessages(program, context);
  addQuotes(program, context);
  addSearches(program, context);
  const webhooks = program.command("webhooks").description("Endpoints, and deliveries to this computer");
  addEndpoints(webhooks, context);
  addListen(webhooks, context);
  addTrigger(webhooks, context);
  addTestMode(program, context);
  addMcp(program, context);
  addCompletion(program, context);
  return program;
}
