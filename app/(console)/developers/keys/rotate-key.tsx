"use client";

import { RotateCw } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Dialog } from "@/app/_ui/controls/dialog";
import { useBusy } from "@/app/_ui/form/hooks/use-busy";
import type { ApiKeyWithToken } from "@/lib/contracts/developers/keys/keys";
import { SecretShown } from "../_parts/secret-shown";
import type { KeyNamed } from "./key-named";
import { RotateKeyForm } from "./rotate-key-form";

/** A row's dialog that replaces a key and then shows the new token, this once. */
export function RotateKey({ target }: { target: KeyNamed }) {
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<ApiKeyWithToken | null>(null);
  // closed meanwhile, it would show nobody what is shown this once
  const [sending, busy] = useBusy();
  const router = useRouter();
  const close = () => {
    setOpen(false);
    if (made) router.refresh();
    setMade(null);
  };
  return (
    <>
      <Button size="sm" variant="ghost" aria-haspopup="dialog" className="px-2 lg:px-2.5" onClick={() => setOpen(true)}>
        <RotateCw aria-hidden />
        <span className="sr-only lg:not-sr-only">Rotate</span>
        <span className="sr-only">{target.name}</span>
      </Button>
      <Dialog open={open} close={close} locked={sending || made !== null}>
        {made ? (
          <SecretShown
            title="The new API key"
            detail={`It takes the place of “${target.name}”, with the same scopes.`}
            secret={made.token}
            name="API key"
            close={close}
          />
        ) : (
          <RotateKeyForm target={target} busy={busy} done={setMade} cancel={close} />
        )}
      </Dialog>
    </>
  );
}
