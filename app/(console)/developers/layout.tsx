import type { Metadata } from "next";
import type { ReactNode } from "react";
import { AreaFrame } from "@/app/_ui/frame/area-frame";
import { StepUp } from "../../_parts/account/step-up/step-up";
import { WithReaderClock } from "../../_parts/times/with-reader-clock";
import { ConsoleNav } from "./_parts/console-nav";

export const metadata: Metadata = {
  title: { default: "Developers", template: "%s · Developers" },
  robots: { index: false },
};

/** The frame of the developer console. Each page asks for an account itself. */
export default function ConsoleLayout({ children }: { children: ReactNode }) {
  return (
    <AreaFrame name="Developers" href="/developers" nav={<ConsoleNav />}>
      <WithReaderClock>{children}</WithReaderClock>
      <StepUp />
    </AreaFrame>
  );
}
