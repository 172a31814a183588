"use client";

import { Trash2 } from "lucide-react";
import { useState } from "react";
import { ChooseFiles, DropZone } from "@/app/_parts/media/pictures/drop-zone";
import { SendingList } from "@/app/_parts/media/pictures/sending-list";
import { useUploads } from "@/app/_parts/media/pictures/use-uploads";
import { Button } from "@/app/_ui/controls/button";
import { FieldError } from "@/app/_ui/form/field";
import type { TellBusy } from "@/app/_ui/form/hooks/use-busy";
import { AppLogo } from "@/app/_ui/looks/logos/app-logo";
import type { OAuthAppView } from "@/lib/contracts/developers/oauth/oauth";

type LogoFieldProps = { app: OAuthAppView | undefined; error: string | undefined; busy: TellBusy };
type Chosen = { id: string; url: string | null };

const NONE: Chosen = { id: "", url: null };

/** An app's logo: it goes up when it is chosen, dropped or pasted, and is the app's once the form is saved. */
export function LogoField({ app, error, busy }: LogoFieldProps) {
  // until something is chosen the form says nothing of it, and it stays as it is
  const [chosen, choose] = useState<Chosen | null>(null);
  const { sending, send, retry, drop } = useUploads(
    ({ id, variants, url }) => choose({ id, url: variants[0]?.url ?? url }),
    busy,
  );
  const logo = chosen ? chosen.url : (app?.logo_url ?? null);
  return (
    <DropZone add={(files) => void send(files.slice(0, 1))} className="grid gap-1.5">
      <p className="font-medium text-sm">
        Logo <span className="font-normal text-muted-foreground">(optional)</span>
      </p>
      <div className="flex items-center gap-3">
        <AppLogo key={logo} name={app?.name ?? "App"} logo={logo} className="size-12 text-sm" />
        <ChooseFiles add={(files) => void send(files)} className="min-w-0 flex-1 py-2.5">
          {logo ? "Another logo" : "A logo"}: choose, drop or paste
        </ChooseFiles>
        {logo ? (
          <Button variant="ghost" size="icon" onClick={() => choose(NONE)} className="text-danger-ink">
            <Trash2 aria-hidden />
            <span className="sr-only">Remove the logo</span>
          </Button>
        ) : null}
      </div>
      <p className="text-muted-foreground text-sm">
        People see it when they let the app in, among their apps and where it asks for their word.
      </p>
      {chosen ? <input type="hidden" name="logo" value={chosen.id} /> : null}
      <SendingList sending={sending} retry={retry} drop={drop} />
      <FieldError>{error}</FieldError>
    </DropZone>
  );
}
