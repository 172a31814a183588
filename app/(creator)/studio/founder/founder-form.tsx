"use client";

import { type FormEvent, useState } from "react";
import { FounderCard } from "@/app/_parts/founders/founder-card";
import { INTENT_LABELS, type Intent, STAGE_LABELS, type Stage } from "@/app/_parts/founders/founder-labels";
import { Checkbox } from "@/app/_ui/controls/checkbox";
import { Select } from "@/app/_ui/controls/select";
import { Switch } from "@/app/_ui/controls/switch";
import { Textarea } from "@/app/_ui/controls/textarea";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { KeptDraft } from "@/app/_ui/form/kept/kept-draft";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { Card, CardContent, CardFooter } from "@/app/_ui/looks/card";
import type { FounderCardView } from "@/lib/contracts/network/founders/founders";
import { saveFounderAction } from "./actions";

const EMPTY: FounderCardView = { building: "", stage: "idea", intent: [], raising: false, discoverable: false };
const save = withSuccess(saveFounderAction, () => {});

/** The card's fields, and next to them the card as others will see it. */
export function FounderForm({ card }: { card: FounderCardView | null }) {
  const start = card ?? EMPTY;
  const [preview, setPreview] = useState(start);
  const { state, pending, errors, formProps } = useActionForm(save, "Founder card saved");
  const alone = state.status === "error" && Object.keys(errors).length === 0;
  const follow = (event: FormEvent<HTMLFormElement>) => setPreview(cardIn(event.currentTarget));
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <Card>
        <form {...formProps} onChange={follow} aria-label="Founder card">
          <fieldset aria-busy={pending}>
            <CardContent className="grid gap-5">
              {alone ? <FormAlert>{state.message}</FormAlert> : null}
              <KeptDraft form="founder" subject="own" />
              <Field
                label="What you build"
                name="building"
                error={fieldMessage(errors, "building")}
                hint="Two sentences that a stranger understands. Searches read them."
              >
                <Textarea defaultValue={start.building} rows={4} maxLength={600} required />
              </Field>
              <Field label="Stage" name="stage" error={fieldMessage(errors, "stage")} className="sm:max-w-64">
                <Select defaultValue={start.stage}>
                  {Object.entries(STAGE_LABELS).map(([value, label]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              </Field>
              <Intents chosen={start.intent} />
              <Toggle name="raising" on={start.raising} label="Raising money now">
                Shown on the card; searches can ask for it.
              </Toggle>
              <Toggle name="discoverable" on={start.discoverable} label="Let people find this card">
                Takes effect at once. Your profile's own switch for agents must be on as well.
              </Toggle>
            </CardContent>
            <CardFooter className="justify-end">
              <SubmitButton pending={pending}>Save card</SubmitButton>
            </CardFooter>
          </fieldset>
        </form>
      </Card>
      <section aria-labelledby="preview" className="grid gap-2 lg:sticky lg:top-20">
        <h2 id="preview" className="font-medium text-muted-foreground text-sm">
          {preview.discoverable ? "As others see it" : "Preview: hidden from others"}
        </h2>
        <FounderCard card={preview} />
      </section>
    </div>
  );
}

function Intents({ chosen }: { chosen: readonly Intent[] }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium text-sm">What you look for</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {Object.entries(INTENT_LABELS).map(([value, label]) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the control is nested, one component down
          <label key={value} className="flex items-center gap-2.5">
            <Checkbox name="intent[]" value={value} defaultChecked={chosen.includes(value as Intent)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type ToggleProps = { name: string; on: boolean; label: string; children: string };

function Toggle({ name, on, label, children }: ToggleProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is nested, one component down
    <label className="flex items-start justify-between gap-6">
      <span className="grid">
        <span className="font-medium">{label}</span>
        <span className="text-muted-foreground text-sm">{children}</span>
      </span>
      <Switch name={name} defaultChecked={on} className="mt-1" />
    </label>
  );
}

function cardIn(form: HTMLFormElement): FounderCardView {
  const data = new FormData(form);
  return {
    building: String(data.get("building") ?? ""),
    stage: data.get("stage") as Stage,
    intent: data.getAll("intent[]") as Intent[],
    raising: data.has("raising"),
    discoverable: data.has("discoverable"),
  };
}
