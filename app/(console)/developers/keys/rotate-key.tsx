"use client";

import { RotateCw } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Dialog, DialogContent, DialogTrigger } from "@/app/_ui/dialog";
import type { ApiKeyWithToken } from "@/lib/contracts/keys";
import { SecretShown } from "../_parts/secret-shown";
import { RotateKeyForm } from "./rotate-key-form";

/** Which key a row's dialogs are about. */
export type KeyNamed = { id: string; name: string; prefix: string };

/** A row's dialog that replaces a key and then shows the new token, this once. */
export function RotateKey({ target }: { target: KeyNamed }) {
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<ApiKeyWithToken | null>(null);
  const router = useRouter();
  const change = (next: boolean) => {
    setOpen(next);
    if (next) return;
    if (made) router.refresh();
    setMade(null);
  };
  const keep = made ? (event: Event) => event.preventDefault() : undefined;
  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogTrigger asChild>
        <Button size="sm" variant="ghost" className="px-2 lg:px-2.5">
          <RotateCw aria-hidden />
          <span className="sr-only lg:not-sr-only">Rotate</span>
          <span className="sr-only">{target.name}</span>
        </Button>
      </DialogTrigger>
      <DialogContent onInteractOutside={keep} onEscapeKeyDown={keep}>
        {made ? (
          <SecretShown
            title="The new API key"
            detail={`It takes the place of “${target.name}”, with the same scopes.`}
            secret={made.token}
            name="API key"
            close={() => change(false)}
          />
        ) : (
          <RotateKeyForm target={target} done={setMade} />
        )}
      </DialogContent>
    </Dialog>
  );
}
