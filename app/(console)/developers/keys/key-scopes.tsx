import { ChevronDown } from "lucide-react";
import { ALL_SCOPES, SCOPES, type Scope } from "@/lib/contracts/scopes";

/** A key's scopes in a line that opens into all of them. */
export function KeyScopes({ scopes }: { scopes: readonly Scope[] }) {
  const [first, ...rest] = scopes;
  const all = scopes.length === ALL_SCOPES.length;
  return (
    <details className="group">
      <summary className="inline-flex list-none items-center gap-1 rounded-sm hover:text-foreground">
        {all ? "All scopes" : <span className="font-mono text-xs">{first}</span>}
        {!all && rest.length > 0 ? <span className="text-muted-foreground">+{rest.length}</span> : null}
        <ChevronDown
          aria-hidden
          className="size-3.5 text-muted-foreground transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="mt-1 grid gap-0.5">
        {(all ? scopes : rest).map((scope) => (
          <li key={scope} title={SCOPES[scope]} className="font-mono text-xs">
            {scope}
          </li>
        ))}
      </ul>
    </details>
  );
}
