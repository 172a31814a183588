import { Eye, PencilLine } from "lucide-react";
import { SCOPES, type Scope } from "@/lib/contracts/scopes";
import { cn } from "../cn";

/** What an app may do, in words: a pencil where it may change something. */
export function ScopeList({ scopes, className }: { scopes: readonly Scope[]; className?: string }) {
  return (
    <ul className={cn("grid gap-2", className)}>
      {scopes.map((scope) => {
        const Icon = scope.endsWith(":read") ? Eye : PencilLine;
        return (
          <li key={scope} title={scope} className="grid grid-cols-[16px_minmax(0,1fr)] gap-2.5">
            <Icon aria-hidden className="mt-[3px] size-4 text-muted-foreground" />
            {SCOPES[scope]}
          </li>
        );
      })}
    </ul>
  );
}
