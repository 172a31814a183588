"use client";

import { Ban, Flag, Undo2 } from "lucide-react";
import { SayDialog } from "@/app/_ui/form/say-dialog";
import type { ThreadSide } from "@/lib/contracts/contact/threads";
import { blockAction, reportAction, unblockAction } from "./actions";

type Where = { as: ThreadSide; token?: string | undefined };

const whichOf = (id: string, { as, token }: Where) => ({ id, as, ...(token && { token }) });

/** Puts a message before the operators. */
export function ReportMessage({ thread, message, ...where }: Where & { thread: string; message: string }) {
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer text-muted-foreground">More</summary>
      <div className="mt-1">
        <SayDialog
          verb="Report"
          icon={Flag}
          title="Report this message"
          description="We read it, and the conversation around it. The other side is not told."
          which={{ ...whichOf(thread, where), message_id: message }}
          action={reportAction}
          fields={[{ name: "reason", label: "What is wrong", max: 1_000, rows: 3 }]}
          size="sm"
          send="Report"
          done="Reported: thank you"
        />
      </div>
    </details>
  );
}

/** Blocks the conversation, or opens it again for the side that blocked it. */
export function BlockThread({ id, blocked, ...where }: Where & { id: string; blocked: boolean }) {
  return (
    <SayDialog
      verb={blocked ? "Unblock" : "Block"}
      icon={blocked ? Undo2 : Ban}
      title={blocked ? "Open this conversation again?" : "Block this conversation?"}
      description={blocked ? "Both of you can write again." : "Nobody can write in it until you open it again."}
      which={whichOf(id, where)}
      action={blocked ? unblockAction : blockAction}
      size="sm"
      send={blocked ? "Unblock" : "Block"}
      done={blocked ? "Open again" : "Blocked"}
    />
  );
}
