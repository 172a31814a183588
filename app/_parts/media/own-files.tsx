"use client";

import { fetchedPart } from "@/app/_ui/feedback/fetched-part";
import { PartAway } from "@/app/_ui/feedback/part-away";
import type { TellBusy } from "@/app/_ui/form/hooks/use-busy";

// it comes when a dialog shows it: pages that are read carry none of it
const FilePicker = fetchedPart(async () => (await import("./file-picker")).FilePicker, PartAway);

type OwnFilesProps = { of: string; busy: TellBusy };

/** Files that go with what a signed-in person asks for the first time: theirs until it is sent. */
export function OwnFiles({ of, busy }: OwnFilesProps) {
  return <FilePicker address="/quotes/files" of={of} waiting={[]} busy={busy} />;
}
