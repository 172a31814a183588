import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { MessageView } from "@/lib/contracts/contact/threads";
import { Part, Quoted } from "../../_parts/facts";
import { FileLinks } from "./file-links";

type TalkProps = { messages: readonly MessageView[]; fileHref: (file: string) => string; now: Date };

const SIDES: Record<string, string> = { buyer: "the buyer", creator: "the creator", platform: "the service" };

/** What both sides wrote to each other while they worked, oldest first. */
export function Talk({ messages, fileHref, now }: TalkProps) {
  return (
    <Part title="Their conversation">
      {messages.length === 0 ? <p className="text-muted-foreground">They have not written to each other.</p> : null}
      {messages.map(({ id, author, side, body, attachments, created_at: at }) => (
        <div key={id} className="grid gap-1">
          <p className="text-muted-foreground text-sm">
            <span className="font-medium text-foreground">{author.name}</span>
            {author.kind === "app" ? `, an app for ${SIDES[side] ?? side}` : `, ${SIDES[side] ?? side}`},{" "}
            <RelativeTime at={at} now={now} />
          </p>
          {body ? <Quoted>{body}</Quoted> : null}
          <FileLinks files={attachments} href={fileHref} />
        </div>
      ))}
    </Part>
  );
}
