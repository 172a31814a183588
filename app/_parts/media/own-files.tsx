"use client";

import { lazy, Suspense } from "react";
import type { TellBusy } from "@/app/_ui/form/hooks/use-busy";

// it comes when a dialog shows it: pages that are read carry none of it
const FilePicker = lazy(async () => ({ default: (await import("./file-picker")).FilePicker }));

type OwnFilesProps = { of: string; busy: TellBusy };

/** Files that go with what a signed-in person asks for the first time: theirs until it is sent. */
export function OwnFiles({ of, busy }: OwnFilesProps) {
  return (
    <Suspense>
      <FilePicker address="/quotes/files" of={of} waiting={[]} busy={busy} />
    </Suspense>
  );
}
