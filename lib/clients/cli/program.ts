import { Command } from "commander";
import type { CommandContext } from "./command-context";
import { addAgents } from "./commands/agents";
import { addCompletion } from "./commands/completion";
import { addCreators } from "./commands/creators";
import { addEndpoints } from "./commands/endpoints";
import { addEvents } from "./commands/events";
import { addFiles } from "./commands/files";
import { addKept } from "./commands/kept";
import { addKeys } from "./commands/keys";
import { addListen } from "./commands/listen";
import { addLogs } from "./commands/logs";
import { addMcp } from "./commands/mcp";
import { addMessages } from "./commands/messages";
import { addOpen } from "./commands/open";
import { addOrders } from "./commands/orders";
import { addOwnSearch } from "./commands/own-search";
import { addPosts } from "./commands/posts";
import { addProducts } from "./commands/products";
import { addPurchases } from "./commands/purchases";
import { addQuotes } from "./commands/quotes";
import { addRaw } from "./commands/raw";
import { addReplays } from "./commands/replays";
import { addSearches } from "./commands/searches";
import { addSession } from "./commands/session";
import { addSlots } from "./commands/slots";
import { addTestMode } from "./commands/test-mode";
import { addTrigger } from "./commands/trigger";
import { addExamples } from "./help/examples";
import { addHelp } from "./help/help";
import { VERSION } from "./version";

const EXAMPLES = `
Examples:
  $ guildhall login
  $ guildhall creators find brand identity --max 5
  $ guildhall posts create --title "How I price a brand identity" --file post.md --tag pricing
  $ guildhall orders list --status PAID
  $ guildhall webhooks listen --forward http://localhost:4000/hooks
  $ guildhall get /v1/orders --query status=PAID
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
    .option("--profile <name>", "Which of your accounts at a service (GUILDHALL_PROFILE)")
    .option("--test", "With your test key: the default where one is kept")
    .option("--live", "With your live key or sign-in")
    .option("--base-url <url>", "Where the service is (GUILDHALL_URL; http://localhost:3000)")
    // --json, --profile, --test and the others stand under the help of every command, too
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError("`--help` shows how it is used.")
    .addHelpText("after", EXAMPLES);
  addSession(program, context);
  addCreators(program, context);
  addPosts(program, context);
  addProducts(program, context);
  addOrders(program, context);
  addPurchases(program, context);
  addMessages(program, context);
  addFiles(program, context);
  addQuotes(program, context);
  addSlots(program, context);
  addKept(program, context);
  addAgents(program, context);
  addOwnSearch(program, context);
  addSearches(program, context);
  const webhooks = program.command("webhooks").description("Endpoints, and deliveries to this computer");
  addEndpoints(webhooks, context);
  addListen(webhooks, context);
  addTrigger(webhooks, context);
  addReplays(webhooks, context);
  addEvents(program, context);
  addLogs(program, context);
  addKeys(program, context);
  addRaw(program, context);
  addOpen(program, context);
  addTestMode(program, context);
  addMcp(program, context);
  addCompletion(program, context);
  addHelp(program);
  addExamples(program);
  return program;
}
