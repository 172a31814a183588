"use client";

import { useState } from "react";
import { SpendLimitsFields } from "@/app/_parts/spending/spend-limits-fields";
import { Button } from "@/app/_ui/controls/button";
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "@/app/_ui/controls/dialog";
import { Input } from "@/app/_ui/controls/input";
import { Select } from "@/app/_ui/controls/select";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { type TellBusy, useTellBusy } from "@/app/_ui/form/hooks/use-busy";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import type { ApiKeyWithToken } from "@/lib/contracts/developers/keys/keys";
import { buysForItself, type Scope } from "@/lib/contracts/scopes";
import { createBuyingKeyAction, createKeyAction } from "./actions";
import { ScopePicker } from "./scope-picker";

const EXPIRIES = [
  { days: "", label: "Does not expire" },
  { days: "7", label: "In 7 days" },
  { days: "30", label: "In 30 days" },
  { days: "90", label: "In 90 days" },
  { days: "365", label: "In a year" },
];

/** Name, scopes and expiry of a new key. */
type CreateKeyFormProps = {
  livemode: boolean;
  categories: { slug: string; name: string }[];
  busy: TellBusy;
  done: (key: ApiKeyWithToken) => void;
  cancel: () => void;
};

export function CreateKeyForm({ livemode, categories, busy, done, cancel }: CreateKeyFormProps) {
  // begins with the one scope that a first call needs
  const [chosen, setChosen] = useState<readonly Scope[]>(["identity:read"]);
  const buys = buysForItself(chosen);
  const create = withSuccess(buys ? createBuyingKeyAction : createKeyAction, done);
  const { state, pending, errors, formProps } = useActionForm(create);
  useTellBusy(pending, busy);
  const alone = state.status === "error" && Object.keys(errors).length === 0;
  return (
    <>
      <DialogHeader>
        <DialogTitle>{livemode ? "Create an API key" : "Create a test key"}</DialogTitle>
        <DialogDescription>
          {livemode
            ? "For your own servers. Give it only the scopes that it needs."
            : "It has your test data alone, changes nothing that is live, and moves no money."}
        </DialogDescription>
      </DialogHeader>
      <form {...formProps} aria-label="New API key" className="min-w-0">
        <fieldset aria-busy={pending} className="grid min-w-0 gap-4">
          {alone ? <FormAlert>{state.message}</FormAlert> : null}
          <div className="grid gap-4 sm:grid-cols-[1fr_200px]">
            <Field label="Name" name="name" error={fieldMessage(errors, "name")}>
              <Input placeholder="Where you will use it" maxLength={80} autoComplete="off" required />
            </Field>
            <Field label="Expiry" name="expires_in_days" error={fieldMessage(errors, "expires_in_days")}>
              <Select>
                {EXPIRIES.map(({ days, label }) => (
                  <option key={days} value={days}>
                    {label}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          <ScopePicker chosen={chosen} setChosen={setChosen} error={fieldMessage(errors, "scopes")} />
          {buys ? <SpendLimitsFields app="this key" errors={errors} categories={categories} /> : null}
          <DialogFooter>
            <Button variant="secondary" onClick={cancel} disabled={pending}>
              Cancel
            </Button>
            <SubmitButton pending={pending}>Create key</SubmitButton>
          </DialogFooter>
        </fieldset>
      </form>
    </>
  );
}
