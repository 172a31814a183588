import { cn } from "./cn";
import { CopyButton } from "./copyable";

type CodeBlockProps = {
  code: string;
  /** What it is, for the copy button's spoken name: "command". */
  label?: string;
  className?: string;
};

/** Lines of code or a command, as they are typed, with a copy button. Long lines scroll. */
export function CodeBlock({ code, label = "command", className }: CodeBlockProps) {
  return (
    <div className={cn("relative min-w-0 rounded-sm border border-border bg-muted", className)}>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto rounded-sm py-2.5 pr-11 pl-3.5 font-mono text-xs leading-5"
      >
        <code>{code}</code>
      </pre>
      <CopyButton value={code} label={label} className="absolute top-2 right-2 bg-muted" />
    </div>
  );
}
