import type { Metadata } from "next";
import type { ReactNode } from "react";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { AreaFrame } from "@/app/_ui/frame/area-frame";
import { requireOperator } from "@/lib/domain/operators/access";
import { pageContext } from "@/lib/transports/actions/session";
import { OperatorNav } from "./_parts/operator-nav";

export const metadata: Metadata = {
  title: { default: "Operator", template: "%s · Operator" },
  robots: { index: false },
};

/** The frame of whoever operates the service; for everybody else there is nothing here. Each verb asks again. */
export default async function OperatorLayout({ children }: { children: ReactNode }) {
  await orNotFound(requireOperator(await pageContext()));
  return (
    <AreaFrame name="Operator" href="/operator" nav={<OperatorNav />}>
      {children}
    </AreaFrame>
  );
}
