"use client";

import { Play } from "lucide-react";
import { useState } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Label } from "@/app/_ui/controls/label";
import { PasswordInput } from "@/app/_ui/controls/password-input";
import { Textarea } from "@/app/_ui/controls/textarea";
import { CodeBlock } from "@/app/_ui/text/code-block";
import { ask, type Told } from "./ask";
import { EXAMPLES, type Example } from "./examples";

/** An operation, its variables and a key on one side; what the service answers on the other. The key stays in the page's memory. */
export function Explorer() {
  const [query, setQuery] = useState(EXAMPLES[0]?.query ?? "");
  const [variables, setVariables] = useState("");
  const [token, setToken] = useState("");
  const [told, setTold] = useState<Told>();
  const [pending, setPending] = useState(false);

  async function run() {
    setPending(true);
    setTold(await ask({ query, variables, token: token.trim() }));
    setPending(false);
  }

  function take(example: Example) {
    setQuery(example.query);
    setVariables(example.variables ?? "");
    setTold(undefined);
  }

  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <form
        className="grid min-w-0 content-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) void run();
        }}
      >
        <ul aria-label="Examples" className="flex flex-wrap gap-2">
          {EXAMPLES.map((example) => (
            <li key={example.name}>
              <Button variant="secondary" size="sm" onClick={() => take(example)}>
                {example.name}
              </Button>
            </li>
          ))}
        </ul>
        <div className="grid gap-1.5">
          <Label htmlFor="operation">Operation</Label>
          <Textarea
            id="operation"
            rows={16}
            spellCheck={false}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            className="font-mono text-sm sm:text-sm"
          />
        </div>
        <div className="grid gap-1.5">
          <Label htmlFor="variables">Variables, as JSON</Label>
          <Textarea
            id="variables"
            rows={2}
            spellCheck={false}
            value={variables}
            onChange={(event) => setVariables(event.target.value)}
            className="font-mono text-sm sm:text-sm"
          />
        </div>
        <div className="grid gap-1.5">
          <Label htmlFor="token">API key, for what is not public</Label>
          <PasswordInput
            id="token"
            autoComplete="off"
            placeholder="gh_live_…"
            value={token}
            onChange={(event) => setToken(event.target.value)}
          />
          <p className="text-muted-foreground text-sm">It stays in this page's memory. Calls are real.</p>
        </div>
        <Button type="submit" pending={pending} className="justify-self-start">
          <Play aria-hidden /> Run
        </Button>
      </form>
      <section aria-label="Answer" aria-live="polite" className="grid min-w-0 content-start gap-2">
        {told ? (
          <>
            <p className={told.failed ? "text-danger-ink text-sm" : "text-muted-foreground text-sm"}>{told.status}</p>
            {told.text ? <CodeBlock code={told.text} label="answer" /> : null}
          </>
        ) : (
          <p className="rounded-sm border border-border border-dashed px-4 py-10 text-center text-muted-foreground">
            Choose an example or write an operation, then run it: the answer appears here.
          </p>
        )}
      </section>
    </div>
  );
}
