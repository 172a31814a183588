"use client";

import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Copyable } from "@/app/_ui/controls/copyable";
import { Dialog } from "@/app/_ui/controls/dialog";
import { toast } from "@/app/_ui/feedback/toast";
import { useBusy } from "@/app/_ui/form/hooks/use-busy";
import type { OAuthAppWithSecret } from "@/lib/contracts/developers/oauth/oauth";
import { SecretShown } from "../_parts/secret-shown";
import { CreateAppForm } from "./create-app-form";

type Registered = OAuthAppWithSecret & { client_secret: string };

/** The page's primary action: a dialog that registers an app, shows its secret, this once, and leads to the app's page. */
export function CreateApp({ startOpen }: { startOpen: boolean }) {
  const [open, setOpen] = useState(false);
  const [created, setCreated] = useState<Registered | null>(null);
  // closed meanwhile, it would show nobody what is shown this once
  const [sending, busy] = useBusy();
  const button = useRef<HTMLButtonElement>(null);
  const router = useRouter();
  useEffect(() => {
    if (startOpen) setOpen(true);
  }, [startOpen]);
  const cancel = () => {
    setOpen(false);
    if (startOpen) router.replace("/developers/apps", { scroll: false });
  };
  const leave = (app: OAuthAppWithSecret) => {
    setOpen(false);
    setCreated(null);
    router.push(`/developers/apps/${app.client_id}`);
  };
  const done = (app: OAuthAppWithSecret) => {
    const { client_secret } = app;
    if (client_secret) return setCreated({ ...app, client_secret });
    toast.success(`“${app.name}” is registered`);
    leave(app);
  };
  return (
    <>
      <Button ref={button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Plus aria-hidden /> Register app
      </Button>
      <Dialog
        open={open}
        close={created ? () => leave(created) : cancel}
        locked={sending || created !== null}
        returnTo={button}
        className="max-w-2xl"
      >
        {created ? (
          <SecretShown
            title="Your app's client secret"
            detail={`“${created.name}” proves with it who it is when it redeems a code.`}
            secret={created.client_secret}
            name="client secret"
            close={() => leave(created)}
          >
            <div className="grid min-w-0 gap-1">
              <p className="font-medium text-sm">Client ID</p>
              <Copyable value={created.client_id} label="client ID" />
            </div>
          </SecretShown>
        ) : (
          <CreateAppForm busy={busy} done={done} cancel={cancel} />
        )}
      </Dialog>
    </>
  );
}
