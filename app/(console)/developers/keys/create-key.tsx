"use client";

import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Dialog } from "@/app/_ui/controls/dialog";
import { useBusy } from "@/app/_ui/form/hooks/use-busy";
import { CodeBlock } from "@/app/_ui/text/code-block";
import type { ApiKeyWithToken } from "@/lib/contracts/developers/keys/keys";
import { SecretShown } from "../_parts/secret-shown";
import { CreateKeyForm } from "./create-key-form";

type CreateKeyProps = {
  /** Opens the dialog at once: the page was asked for with `?new`. */
  startOpen: boolean;
  /** False in test mode: then it makes test keys. */
  livemode: boolean;
  /** The URL of a call that any key may make. */
  firstCall: string;
  /** What a key that buys can be kept to. */
  categories: { slug: string; name: string }[];
};

/** The page's primary action: a dialog that makes a key and then shows its token, this once. */
export function CreateKey({ startOpen, livemode, firstCall, categories }: CreateKeyProps) {
  const [open, setOpen] = useState(false);
  const [created, setCreated] = useState<ApiKeyWithToken | null>(null);
  // closed meanwhile, it would show nobody what is shown this once
  const [sending, busy] = useBusy();
  const button = useRef<HTMLButtonElement>(null);
  const router = useRouter();
  useEffect(() => {
    if (startOpen) setOpen(true);
  }, [startOpen]);
  const close = () => {
    setOpen(false);
    if (startOpen) router.replace("/developers/keys", { scroll: false });
    else if (created) router.refresh();
    setCreated(null);
  };
  return (
    <>
      <Button ref={button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Plus aria-hidden /> {livemode ? "Create key" : "Create test key"}
      </Button>
      <Dialog
        open={open}
        close={close}
        locked={sending || created !== null}
        returnTo={button}
        className={created ? "max-w-2xl" : "max-w-3xl"}
      >
        {created ? (
          <SecretShown
            title={livemode ? "Your new API key" : "Your new test key"}
            detail={`“${created.name}” works from now on.`}
            secret={created.token}
            name="API key"
            close={close}
          >
            {created.scopes.includes("identity:read") ? (
              <div className="grid min-w-0 gap-1.5">
                <p className="font-medium text-sm">Try it</p>
                <CodeBlock code={`curl ${firstCall} \\\n  -H "Authorization: Bearer ${created.token}"`} />
              </div>
            ) : null}
          </SecretShown>
        ) : (
          <CreateKeyForm livemode={livemode} categories={categories} busy={busy} done={setCreated} cancel={close} />
        )}
      </Dialog>
    </>
  );
}
