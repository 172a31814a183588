import { ChevronDown } from "lucide-react";

/** The kinds that an endpoint hears of: the first, and the others on demand. */
export function EventTypes({ types }: { types: string[] }) {
  const [first, ...rest] = types;
  if (first === "*") return "All events";
  if (rest.length === 0) return <span className="font-mono text-xs">{first}</span>;
  return (
    <details className="group">
      <summary className="inline-flex list-none items-center gap-1 rounded-sm">
        <span className="font-mono text-xs">{first}</span>
        <span className="text-muted-foreground">+{rest.length}</span>
        <ChevronDown
          aria-hidden
          className="size-3.5 text-muted-foreground transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="mt-1 grid gap-0.5 font-mono text-xs">
        {rest.map((type) => (
          <li key={type}>{type}</li>
        ))}
      </ul>
    </details>
  );
}
