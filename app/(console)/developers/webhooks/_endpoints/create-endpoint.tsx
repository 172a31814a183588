"use client";

import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Dialog } from "@/app/_ui/controls/dialog";
import { useBusy } from "@/app/_ui/form/hooks/use-busy";
import { SecretShown } from "../../_parts/secret-shown";
import type { CreatedEndpoint } from "../actions";
import { CreateEndpointForm } from "./create-endpoint-form";

type CreateEndpointProps = {
  /** Opens the dialog at once: the page was asked for with `?new`. */
  startOpen: boolean;
  kinds: readonly string[];
  /** The app that the endpoint is to be of, for everybody who let it in. */
  app?: string;
};

/** The page's primary action: a dialog that adds an endpoint and then shows its signing secret, this once. */
export function CreateEndpoint({ startOpen, kinds, app }: CreateEndpointProps) {
  const [open, setOpen] = useState(false);
  const [created, setCreated] = useState<CreatedEndpoint | null>(null);
  // closed meanwhile, it would show nobody what is shown this once
  const [sending, busy] = useBusy();
  const button = useRef<HTMLButtonElement>(null);
  const router = useRouter();
  useEffect(() => {
    if (startOpen) setOpen(true);
  }, [startOpen]);
  const close = () => {
    setOpen(false);
    if (startOpen) router.replace("/developers/webhooks", { scroll: false });
    else if (created) router.refresh();
    setCreated(null);
  };
  return (
    <>
      <Button ref={button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Plus aria-hidden /> Add endpoint
      </Button>
      <Dialog open={open} close={close} locked={sending || created !== null} returnTo={button} className="max-w-xl">
        {created ? (
          <SecretShown
            title="The signing secret"
            detail="Your receiver checks with it that a delivery is ours and unchanged."
            secret={created.secret}
            name="signing secret"
            close={close}
          />
        ) : (
          <CreateEndpointForm kinds={kinds} app={app} busy={busy} done={setCreated} cancel={close} />
        )}
      </Dialog>
    </>
  );
}
