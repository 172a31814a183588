"use client";

import { X } from "lucide-react";
import { AskFirst } from "@/app/_ui/form/asking/ask-first";
import { cancelAction } from "./actions";

/** The question before a guest calls a booking off. */
export function CancelOwn({ id, token, title, host }: { id: string; token: string; title: string; host: string }) {
  return (
    <AskFirst
      verb="Cancel booking"
      thing={title}
      icon={X}
      labelled
      id={id}
      action={cancelAction.bind(null, token)}
      question={`Cancel “${title}”?`}
      consequence={`${host} is told by mail. The time is free for others again.`}
      yes="Cancel the booking"
      no="Keep it"
      done="The booking is canceled"
    />
  );
}
