"use client";

import { errorReference } from "@/app/_ui/feedback/error-reference";
import { ErrorState } from "@/app/_ui/feedback/error-state";

/** The settings broke: the frame stays, they can be tried again. */
export default function SettingsError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <>
      <h1 className="mb-6 font-semibold text-2xl">Settings</h1>
      <ErrorState title="Your settings could not be loaded" retry={retry} reference={errorReference(error)} />
    </>
  );
}
