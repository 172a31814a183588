import type { Metadata } from "next";
import type { ReactNode } from "react";
import { AreaFrame } from "@/app/_ui/frame/area-frame";
import { StepUp } from "../../_parts/account/step-up/step-up";
import { WithReaderClock } from "../../_parts/times/with-reader-clock";
import { StudioNav } from "./_parts/studio-nav";

export const metadata: Metadata = {
  title: { default: "Studio", template: "%s · Studio" },
  robots: { index: false },
};

/** The frame of a creator's studio. Each page asks for a creator itself (`requireCreator`), so that signing in leads back to it. */
export default function StudioLayout({ children }: { children: ReactNode }) {
  return (
    <AreaFrame name="Studio" href="/studio" nav={<StudioNav />}>
      <WithReaderClock>{children}</WithReaderClock>
      <StepUp />
    </AreaFrame>
  );
}
