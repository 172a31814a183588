import type { Command } from "commander";

/** How each command is used, by its name from the program's on: shown under its help. */
export const EXAMPLES: Record<string, readonly string[]> = {
  login: [
    "login",
    "login --scope orders:read orders:write messages:read",
    "login --mcp",
    'echo "$KEY" | guildhall login --token - --profile work',
  ],
  logout: ["logout", "logout --profile work"],
  whoami: ["whoami", "whoami --profile work --json"],
  account: ["account"],
  "creators find": [
    "creators find brand identity --max 5",
    "creators find logo --category design-creative --min-trust 60",
  ],
  "creators show": ["creators show demo", "creators show demo --json"],
  "creators reviews": ["creators reviews demo", "creators reviews demo --product prod_01k5s3v9n6e8wbr4q2ycx7th0d"],
  "posts list": [
    "posts list --creator me",
    "posts list --creator me --status draft",
    "posts list --tag pricing --limit 50",
  ],
  "posts create": [
    'posts create --title "How I price" --file post.md --tag pricing',
    'posts create --title "Not yet" --body "A first line." --draft',
  ],
  "posts publish": ["posts publish post_01k5s3v9n6e8wbr4q2ycx7th0d"],
  "posts unpublish": ["posts unpublish post_01k5s3v9n6e8wbr4q2ycx7th0d"],
  "posts delete": ["posts delete post_01k5s3v9n6e8wbr4q2ycx7th0d"],
  "products list": ["products list", "products list --status draft"],
  "products show": ["products show prod_01k5s3v9n6e8wbr4q2ycx7th0d"],
  "products create": ['products create --name "Logo check" --price 9900 --days 2 --draft'],
  "products update": ["products update prod_01k5s3v9n6e8wbr4q2ycx7th0d '{\"price_cents\":12000}'"],
  "products archive": ["products archive prod_01k5s3v9n6e8wbr4q2ycx7th0d"],
  "products publish": ["products publish prod_01k5s3v9n6e8wbr4q2ycx7th0d"],
  "products sort": ["products sort prod_01k5s3v9n6e8wbr4q2ycx7th0d prod_01k5s4a2rdfq1vm7c4x9wkz3ht"],
  "orders list": ["orders list --status PAID", "orders list --status paid --json"],
  "orders show": ["orders show ord_01k5s3v9n6e8wbr4q2ycx7th0d"],
  "orders deliver": [
    'orders deliver ord_01k5s3v9n6e8wbr4q2ycx7th0d --message "The set." --link https://files.example.com/set.zip',
  ],
  "orders brief": ['orders brief <order-handle> --text "A mark for a ferry." --answer size=A4'],
  "orders refund": ["orders refund ord_01k5s3v9n6e8wbr4q2ycx7th0d"],
  "orders cancel": ["orders cancel ord_01k5s3v9n6e8wbr4q2ycx7th0d"],
  "purchases list": ["purchases list --status delivered", "purchases list --json"],
  "purchases show": ["purchases show ord_01k5s3v9n6e8wbr4q2ycx7th0d"],
  "approvals list": ["approvals list --status waiting"],
  "messages list": ["messages list --unread", "messages list --side buyer"],
  "messages show": ["messages show thr_01k5s3v9n6e8wbr4q2ycx7th0d"],
  "messages send": ['messages send thr_01k5s3v9n6e8wbr4q2ycx7th0d --text "On Friday."'],
  "messages ask": ['messages ask demo --text "Do you do maps?"'],
  "messages read": ["messages read thr_01k5s3v9n6e8wbr4q2ycx7th0d"],
  "messages block": ["messages block thr_01k5s3v9n6e8wbr4q2ycx7th0d"],
  "messages unblock": ["messages unblock thr_01k5s3v9n6e8wbr4q2ycx7th0d"],
  "files get": [
    "files get file_01k5s3v9n6e8wbr4q2ycx7th0d --to logo.zip",
    "files get file_01k5s3v9n6e8wbr4q2ycx7th0d > logo.zip",
  ],
  "quotes list": ["quotes list --side buyer --status offered"],
  "quotes show": ["quotes show qt_01k5s3v9n6e8wbr4q2ycx7th0d"],
  "quotes request": ['quotes request demo --brief "A mark for a ferry line." --budget 200000 --wanted-by 2027-02-01'],
  "quotes offer": [
    'quotes offer qt_01k5s3v9n6e8wbr4q2ycx7th0d --product prod_01k5s3v9n6e8wbr4q2ycx7th0d --title "Mark" --scope "- One mark" --amount 180000 --days 21',
  ],
  "quotes decline": ['quotes decline qt_01k5s3v9n6e8wbr4q2ycx7th0d --note "Not this month."'],
  "quotes withdraw": ["quotes withdraw qt_01k5s3v9n6e8wbr4q2ycx7th0d"],
  "slots list": ["slots list demo", "slots list demo --from 2026-12-01T00:00:00.000Z"],
  "slots book": ['slots book demo 2026-11-24T13:00:00.000Z --notes "A first talk."'],
  "saved list": ["saved list"],
  "saved add": ["saved add prod_01k5s3v9n6e8wbr4q2ycx7th0d"],
  "saved remove": ["saved remove prod_01k5s3v9n6e8wbr4q2ycx7th0d"],
  search: ["search quince", "search ottilie --type order thread", "search ord_01k5s3v9n6e8wbr4q2ycx7th0d --json"],
  "searches list": ["searches list"],
  "searches save": [
    'searches save "logo for a cafe" --max-price 50000',
    'searches save "podcast editing" --offers --no-mail',
  ],
  "searches mail": [
    "searches mail srch_01k5s3v9n6e8wbr4q2ycx7th0d",
    "searches mail srch_01k5s3v9n6e8wbr4q2ycx7th0d --off",
  ],
  "searches remove": ["searches remove srch_01k5s3v9n6e8wbr4q2ycx7th0d"],
  "clock advance": ["clock advance 3d"],
  "fixtures create": ["fixtures create order.paid"],
  "reports create": [
    'reports create post_01k5s3v9n6e8wbr4q2ycx7th0d --reason stolen_work --words "The pictures are mine."',
  ],
  "agents list": ["agents list"],
  "agents run": ['agents run agent_01k5s3v9n6e8wbr4q2ycx7th0d --input "How many orders are open?"'],
  "agents show-run": ["agents show-run run_01k5s3v9n6e8wbr4q2ycx7th0d --json"],
  "keys list": ["keys list"],
  "keys create": ["keys create Export --scope orders:read --days 30 --ip 203.0.113.0/24"],
  "keys edit": ['keys edit key_01k5s3v9n6e8wbr4q2ycx7th0d --name "Nightly export"'],
  "keys revoke": ["keys revoke key_01k5s3v9n6e8wbr4q2ycx7th0d"],
  "webhooks endpoints list": ["webhooks endpoints list"],
  "webhooks endpoints create": [
    "webhooks endpoints create https://example.com/hooks --event order.paid review.created",
  ],
  "webhooks endpoints disable": ["webhooks endpoints disable whe_01k5s3v9n6e8wbr4q2ycx7th0d"],
  "webhooks endpoints enable": ["webhooks endpoints enable whe_01k5s3v9n6e8wbr4q2ycx7th0d"],
  "webhooks listen": [
    "webhooks listen --forward http://localhost:4000/hooks",
    "webhooks listen --forward 4000 --event order.paid",
  ],
  "webhooks trigger": [
    "webhooks trigger order.paid",
    "webhooks trigger ping --endpoint whe_01k5s3v9n6e8wbr4q2ycx7th0d",
  ],
  "webhooks deliveries": [
    "webhooks deliveries whe_01k5s3v9n6e8wbr4q2ycx7th0d",
    "webhooks deliveries whe_01k5s3v9n6e8wbr4q2ycx7th0d --state dead_letter",
  ],
  "webhooks replay": ["webhooks replay del_01k5s3v9n6e8wbr4q2ycx7th0d"],
  "webhooks rotate": ["webhooks rotate whe_01k5s3v9n6e8wbr4q2ycx7th0d"],
  "events list": ["events list --type order.paid"],
  "events follow": [
    "events follow",
    "events follow --every 15 --type order.paid",
    "events follow --after evt_01k5s3v9n6e8wbr4q2ycx7th0d --json",
  ],
  "events resend": ["events resend evt_01k5s3v9n6e8wbr4q2ycx7th0d --endpoint whe_01k5s3v9n6e8wbr4q2ycx7th0d"],
  "logs list": [
    "logs list --errors",
    "logs list --path /api/v1/orders",
    "logs list --order ord_01k5s3v9n6e8wbr4q2ycx7th0d",
  ],
  "logs show": ["logs show req_01k5s3v9n6e8wbr4q2ycx7th0d"],
  "logs operations": ["logs operations --range 7d"],
  "logs tail": ["logs tail", "logs tail --errors --json"],
  get: ["get /v1/me", "get /v1/orders --query status=PAID limit=5", "get /v1/categories --json"],
  post: ['post /v1/posts --field title="Hello" status=draft', "post /v1/products --data - < product.json"],
  put: ["put /v1/availability --field open:=false next_free_on=2027-01-04"],
  patch: ['patch /v1/profile --field tagline="Marks and maps"'],
  delete: ["delete /v1/posts/post_01k5s3v9n6e8wbr4q2ycx7th0d"],
  open: ["open", "open docs", "open webhooks --no-browser"],
  "mcp tools": ["mcp tools"],
  "mcp call": ['mcp call get_creator \'{"handle":"demo"}\''],
  completion: ["completion bash", "completion zsh", "completion fish"],
};

/** Shows the examples of each command under its help, as a man page does. */
export function addExamples(program: Command): void {
  const visit = (command: Command, path: string): void => {
    for (const child of command.commands) visit(child, path ? `${path} ${child.name()}` : child.name());
    const examples = EXAMPLES[path];
    if (!examples) return;
    // one that begins with a program of its own is whole
    const lines = examples.map((line) => `  $ ${line.includes("| guildhall") ? line : `guildhall ${line}`}`);
    command.addHelpText("after", `\nExamples:\n${lines.join("\n")}`);
  };
  visit(program, "");
}
