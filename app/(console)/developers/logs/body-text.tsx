import { CodeBlock } from "@/app/_ui/text/code-block";
import { prettyJson } from "../webhooks/_deliveries/pretty-json";

type BodyTextProps = {
  title: string;
  /** Null where there was no body. */
  body: { text: string | null; truncated: boolean } | null;
};

/** A body of the log, indented, with what is to be known of it. */
export function BodyText({ title, body }: BodyTextProps) {
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2">
      <h3 className="font-medium">{title}</h3>
      {body?.text ? (
        <CodeBlock
          code={prettyJson(body.text)}
          label={title.toLowerCase()}
          className="[&_pre]:max-h-80 [&_pre]:overflow-y-auto [&_pre]:whitespace-pre-wrap [&_pre]:wrap-anywhere"
        />
      ) : (
        <p className="text-muted-foreground text-sm">{body ? "No JSON: nothing of it is kept." : "None."}</p>
      )}
      {body?.text && body.truncated ? (
        <p className="text-muted-foreground text-sm">There was more: the first 8 KiB are kept.</p>
      ) : null}
    </div>
  );
}
