import type { Metadata } from "next";
import type { ReactNode } from "react";
import { StepUp } from "@/app/_parts/account/step-up/step-up";
import { WithReaderClock } from "@/app/_parts/times/with-reader-clock";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { AreaFrame } from "@/app/_ui/frame/area-frame";
import { owesSecondFactor } from "@/lib/domain/operators/access";
import { pageContext } from "@/lib/transports/actions/session/session";
import { OperatorNav } from "./_parts/operator-nav";
import { ShowSecondFactor } from "./_parts/show-second-factor";
import { operates } from "./_parts/titled";

export async function generateMetadata(): Promise<Metadata> {
  // to everybody else not even the name of the place is told
  const title = (await operates()) ? { title: { default: "Operator", template: "%s · Operator" } } : {};
  return { ...title, robots: { index: false } };
}

/** The frame of anyone who operates the service; for everybody else there is nothing here. Each verb asks again. */
export default async function OperatorLayout({ children }: { children: ReactNode }) {
  const owes = await orNotFound(owesSecondFactor(await pageContext()));
  if (owes)
    return (
      <AreaFrame name="Operator" href="/operator" nav={null}>
        <ShowSecondFactor />
        <StepUp />
      </AreaFrame>
    );
  return (
    <AreaFrame name="Operator" href="/operator" nav={<OperatorNav />}>
      <WithReaderClock>{children}</WithReaderClock>
    </AreaFrame>
  );
}
