"use client";

import { Bell, BellOff, X } from "lucide-react";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { useRefusalToast } from "@/app/_ui/form/hooks/use-refusal-toast";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { dropSearchAction, mailSearchAction } from "./search-actions";

type SearchControlsProps = { id: string; name: string; mail: boolean };

/** Of a saved search: whether new matches come by mail, and giving it up. */
export function SearchControls({ id, name, mail }: SearchControlsProps) {
  const mailing = useActionForm(mailSearchAction);
  const dropping = useActionForm(dropSearchAction, "Given up");
  useRefusalToast(mailing.state);
  useRefusalToast(dropping.state);
  return (
    <div className="relative flex shrink-0 items-center gap-2">
      <form {...mailing.formProps} aria-label={`Mail new matches of ${name}`}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="mail" value={mail ? "false" : "true"} />
        <SubmitButton variant="secondary" size="sm" pending={mailing.pending} aria-pressed={mail}>
          {mail ? <Bell aria-hidden /> : <BellOff aria-hidden />}
          {mail ? "Mails on" : "Mails off"}
          <span className="sr-only"> for {name}</span>
        </SubmitButton>
      </form>
      <form {...dropping.formProps} aria-label={`Give up ${name}`}>
        <input type="hidden" name="id" value={id} />
        <SubmitButton variant="ghost" size="sm" pending={dropping.pending}>
          <X aria-hidden />
          <span className="sr-only">Give up {name}</span>
        </SubmitButton>
      </form>
    </div>
  );
}
