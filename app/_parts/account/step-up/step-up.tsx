"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { onAskToProve } from "@/app/_ui/form/hooks/step-up";

const StepUpDialog = lazy(() => import("./dialog"));

/** Asks whether it is still the person, when an action wants to know: one per section layout. Its dialog is fetched with the first question. */
export function StepUp() {
  const [answer, setAnswer] = useState<((proved: boolean) => void) | null>(null);
  useEffect(
    () =>
      onAskToProve(
        () =>
          new Promise((resolve) =>
            setAnswer(() => (proved: boolean) => {
              setAnswer(null);
              resolve(proved);
            }),
          ),
      ),
    [],
  );
  return answer ? (
    <Suspense>
      <StepUpDialog answer={answer} />
    </Suspense>
  ) : null;
}
