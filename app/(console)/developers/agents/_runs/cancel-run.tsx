"use client";

import { CircleStop } from "lucide-react";
import { AskFirst } from "@/app/_ui/form/asking/ask-first";
import { cancelRunAction } from "../actions";

/** Asks before a run is stopped; says so when that was asked already. */
export function CancelRun({ id, asked }: { id: string; asked: boolean }) {
  if (asked) return <p className="text-muted-foreground text-sm">It stops before its next step.</p>;
  return (
    <AskFirst
      verb="Cancel run"
      thing=""
      icon={CircleStop}
      labelled
      id={id}
      action={cancelRunAction}
      question="Cancel this run?"
      consequence="It stops before its next step. What it has done stays done, and it counts against the month."
      yes="Cancel run"
      no="Let it run"
      done="The run stops before its next step"
    />
  );
}
