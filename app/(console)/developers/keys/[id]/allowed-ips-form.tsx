"use client";

import { Textarea } from "@/app/_ui/controls/textarea";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { restrictKeyAction } from "../actions";

/** Where a key may be used from. */
export function AllowedIpsForm({ id, list, most }: { id: string; list: readonly string[]; most: number }) {
  const { state, pending, errors, formProps } = useActionForm(
    restrictKeyAction,
    "Saved: it holds from the next call on",
  );
  const alone = state.status === "error" && Object.keys(errors).length === 0;
  return (
    <form {...formProps} aria-labelledby="addresses" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="addresses" className="font-semibold text-lg">
          Addresses
        </h2>
        <p className="measure text-muted-foreground text-sm">
          From anywhere else a call with this key is refused with 403. It holds for REST, GraphQL and the tool server.
        </p>
      </div>
      <input type="hidden" name="id" value={id} />
      {alone ? <FormAlert>{state.message}</FormAlert> : null}
      <Field
        label="Allowed addresses and ranges"
        name="allowed_ips"
        optional
        hint={`A line each, at most ${most}, such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/32. Empty: from everywhere.`}
        error={fieldMessage(errors, "allowed_ips")}
      >
        <Textarea
          rows={3}
          maxLength={2000}
          defaultValue={list.join("\n")}
          className="font-mono"
          spellCheck={false}
          autoCapitalize="none"
        />
      </Field>
      <SubmitButton variant="secondary" pending={pending} className="w-fit">
        Save addresses
      </SubmitButton>
    </form>
  );
}
