import { cn } from "../cn";
import { CopyButton } from "../controls/copyable";

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
      {/* the first line fades out under the button: nothing of it shows behind */}
      <span className="pointer-events-none absolute top-0 right-0 flex h-8 items-end rounded-sm bg-linear-to-r from-transparent to-40% to-muted pr-2 pl-7">
        <CopyButton value={code} label={label} className="pointer-events-auto" />
      </span>
    </div>
  );
}
