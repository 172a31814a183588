"use client";

import { Ban, Undo2 } from "lucide-react";
import { SayDialog } from "@/app/_ui/form/asking/say-dialog";
import type { ThreadSide } from "@/lib/contracts/contact/threads";
import { blockAction, unblockAction } from "./actions";

type Where = { as: ThreadSide; token?: string | undefined };

const whichOf = (id: string, { as, token }: Where) => ({ id, as, ...(token && { token }) });

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
