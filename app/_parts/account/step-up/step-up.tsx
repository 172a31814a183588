"use client";

import { type ReactNode, useEffect, useState } from "react";
import { onAskToProve } from "@/app/_ui/form/hooks/step-up";

/** Asks whether it is still the person, when an action wants to know: one per section layout. Its dialog is fetched with the first question. */
export function StepUp() {
  const [question, setQuestion] = useState<ReactNode>(null);
  useEffect(
    () =>
      onAskToProve(async () => {
        const { default: Dialog } = await import("./dialog");
        return new Promise((resolve) => {
          const answer = (proved: boolean) => {
            setQuestion(null);
            resolve(proved);
          };
          setQuestion(<Dialog answer={answer} />);
        });
      }),
    [],
  );
  return question;
}
