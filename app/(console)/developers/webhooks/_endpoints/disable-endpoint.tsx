"use client";

import { Power } from "lucide-react";
import { AskFirst } from "@/app/_ui/form/asking/ask-first";
import { disableEndpointAction } from "../actions";

/** The question before deliveries stop. */
export function DisableEndpoint({ target: { id, url } }: { target: { id: string; url: string } }) {
  return (
    <AskFirst
      verb="Disable"
      thing={url}
      icon={Power}
      labelled
      id={id}
      action={disableEndpointAction}
      question="Disable this endpoint?"
      consequence={
        <>
          Nothing more is sent to <code className="wrap-anywhere">{url}</code>, and what waits for it now is skipped.
          The endpoint stays in your list.
        </>
      }
      yes="Disable endpoint"
      no="Keep it on"
      done="The endpoint is disabled"
    />
  );
}
