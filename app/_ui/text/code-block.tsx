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
    <div className={cn("code-block", className)}>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <code>{code}</code>
      </pre>
      {/* the first line fades out under the button: nothing of it shows behind */}
      <span>
        <CopyButton value={code} label={label} />
      </span>
    </div>
  );
}
