"use client";

import { Input } from "@/app/_ui/controls/input";
import { Select } from "@/app/_ui/controls/select";
import { Textarea } from "@/app/_ui/controls/textarea";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { KeptDraft } from "@/app/_ui/form/kept/kept-draft";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import type { OwnBriefView } from "@/lib/domain/contact/briefs/own";
import { postAction } from "./actions";

type BriefFormProps = {
  categories: { slug: string; name: string }[];
  /** A brief of theirs that this one begins from. */
  from?: Pick<OwnBriefView, "id" | "brief" | "category" | "budget_cents" | "deadline">;
};

/** What somebody needs, for creators who fit it. */
export function BriefForm({ categories, from }: BriefFormProps) {
  const { state, pending, errors, formProps } = useActionForm(postAction);
  return (
    <form {...formProps} aria-label="Your brief" className="grid gap-5">
      {state.status === "error" && Object.keys(errors).length === 0 ? <FormAlert>{state.message}</FormAlert> : null}
      <KeptDraft form="brief" subject={from?.id ?? "new"} />
      <Field
        label="What do you need?"
        name="brief"
        hint="What it is for, what it should achieve, and how you would know that it is good. At least 20 characters."
        error={fieldMessage(errors, "brief")}
      >
        <Textarea rows={8} maxLength={4_000} required defaultValue={from?.brief} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Category" name="category" optional error={fieldMessage(errors, "category")}>
          <Select defaultValue={from?.category ?? ""}>
            <option value="">Any</option>
            {categories.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Budget, $" name="budget" optional error={fieldMessage(errors, "budget")}>
          <Input
            inputMode="decimal"
            maxLength={12}
            placeholder="1,500"
            autoComplete="off"
            defaultValue={from?.budget_cents ? from.budget_cents / 100 : ""}
          />
        </Field>
        <Field label="Needed by" name="deadline" optional error={fieldMessage(errors, "deadline")}>
          <Input type="date" defaultValue={from?.deadline ?? ""} />
        </Field>
      </div>
      <SubmitButton size="lg" className="w-fit" pending={pending}>
        Post the brief
      </SubmitButton>
    </form>
  );
}
