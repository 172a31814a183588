"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/app/_ui/controls/button";
import { toast } from "@/app/_ui/feedback/toast";
import { UNREACHABLE } from "@/app/_ui/feedback/unreachable";
import { askToProve } from "@/app/_ui/form/hooks/step-up";
import { PageHeader } from "./page-header";

/** For an operator who signed in without the second factor that they have. */
export function ShowSecondFactor() {
  const router = useRouter();
  const [pending, setPending] = useState(false);
  const ask = async () => {
    setPending(true);
    await askToProve().then(
      (proved) => proved && router.refresh(),
      () => toast.error(UNREACHABLE),
    );
    setPending(false);
  };
  return (
    <>
      <PageHeader
        title="Show your second factor"
        lead="You signed in without it, and what stands here concerns other people. Show your passkey, or a code of your authenticator app."
      />
      <Button pending={pending} onClick={ask} className="w-fit">
        Show it
      </Button>
    </>
  );
}
