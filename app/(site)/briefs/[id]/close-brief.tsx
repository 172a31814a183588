"use client";

import { Ban } from "lucide-react";
import { AskFirst } from "@/app/_ui/form/asking/ask-first";
import { closeAction } from "./actions";

/** Ends a brief, once somebody is found or nobody is needed any more. */
export function CloseBrief({ id }: { id: string }) {
  return (
    <AskFirst
      verb="Close the brief"
      thing=""
      icon={Ban}
      labelled
      id={id}
      action={closeAction}
      question="Close this brief?"
      consequence="Nobody can answer it any more. Offers that came stay until you answer them. This cannot be undone."
      yes="Close the brief"
      no="Keep it open"
      done="Closed"
    />
  );
}
