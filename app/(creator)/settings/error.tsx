"use client";

import { type Caught, caught } from "@/app/_ui/feedback/caught";
import { ErrorState } from "@/app/_ui/feedback/error-state";

/** The settings broke: the frame stays, they can be tried again. */
export default function SettingsError(props: Caught) {
  return (
    <>
      <h1 className="mb-6 font-semibold text-2xl">Settings</h1>
      <ErrorState title="Your settings could not be loaded" {...caught(props)} />
    </>
  );
}
