import { ExactTime } from "@/app/_ui/time/exact-time";
import { changeText, momentOf } from "./change-text";

const isId = (text: string) => /^[a-z]+_[0-9a-z]{26}$/.test(text);

/** What an entry says besides its action, name and value. */
export function Changes({ diff }: { diff: Record<string, unknown> }) {
  return (
    <dl className="mt-1 grid gap-0.5 text-muted-foreground text-xs leading-5">
      {Object.entries(diff).map(([name, value]) => {
        const [label, text] = changeText(name, value);
        const at = momentOf(name, value);
        return (
          <div key={name} className={isId(text) ? "truncate" : "wrap-anywhere"}>
            <dt className="inline">{label}: </dt>
            <dd className={isId(text) ? "inline font-mono" : "inline text-foreground"}>
              {at ? <ExactTime at={at} /> : text}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
