import { cn } from "../cn";
import { CopyButton } from "../controls/copyable";
import { type TokenKind, tokensOf } from "./tokens";

/** Short, for there are hundreds on a page of the guides; their looks are of `code.css` alone. */
const PIECES: Record<TokenKind, { as: "b" | "i"; className?: string }> = {
  keyword: { as: "b" },
  string: { as: "i" },
  comment: { as: "i", className: "c" },
  value: { as: "b", className: "v" },
};

type CodeBlockProps = {
  code: string;
  /** What it is, for the copy button's spoken name: "command". */
  label?: string;
  /** What it is written in, for its colours: the name of a fence, such as `ts`. */
  language?: string;
  className?: string;
};

/** Lines of code or a command, as they are typed, with a copy button. Long lines scroll. */
export function CodeBlock({ code, label = "command", language = "", className }: CodeBlockProps) {
  return (
    <div className={cn("code-block", className)}>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <code>
          {tokensOf(code, language).map(({ kind, text }, at) => {
            if (!kind) return text;
            const { as: Piece, className } = PIECES[kind];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text neither move nor change
              <Piece key={at} className={className}>
                {text}
              </Piece>
            );
          })}
        </code>
      </pre>
      {/* the first line fades out under the button: nothing of it shows behind */}
      <span>
        <CopyButton value={code} label={label} />
      </span>
    </div>
  );
}
