"use client";

import { Input } from "@/app/_ui/controls/input";
import { Select } from "@/app/_ui/controls/select";
import { Textarea } from "@/app/_ui/controls/textarea";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { KeptDraft } from "@/app/_ui/form/kept/kept-draft";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { useActionForm } from "@/app/_ui/form/use-action-form";
import { postAction } from "./actions";

/** What somebody needs, for creators who fit it. */
export function BriefForm({ categories }: { categories: { slug: string; name: string }[] }) {
  const { state, pending, errors, formProps } = useActionForm(postAction);
  return (
    <form {...formProps} aria-label="Your brief" className="grid gap-5">
      {state.status === "error" && Object.keys(errors).length === 0 ? <FormAlert>{state.message}</FormAlert> : null}
      <KeptDraft form="brief" subject="new" />
      <Field
        label="What do you need?"
        name="brief"
        hint="What it is for, what it should achieve, and how you would know that it is good. At least 20 characters."
        error={fieldMessage(errors, "brief")}
      >
        <Textarea rows={8} maxLength={4_000} required />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Category" name="category" optional error={fieldMessage(errors, "category")}>
          <Select defaultValue="">
            <option value="">Any</option>
            {categories.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Budget, $" name="budget" optional error={fieldMessage(errors, "budget")}>
          <Input inputMode="decimal" maxLength={12} placeholder="1,500" autoComplete="off" />
        </Field>
        <Field label="Needed by" name="deadline" optional error={fieldMessage(errors, "deadline")}>
          <Input type="date" />
        </Field>
      </div>
      <SubmitButton size="lg" className="w-fit" pending={pending}>
        Post the brief
      </SubmitButton>
    </form>
  );
}
