"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { PicturePicker } from "@/app/_parts/media/pictures/picture-picker";
import { Input } from "@/app/_ui/controls/input";
import { Select } from "@/app/_ui/controls/select";
import { toast } from "@/app/_ui/feedback/toast";
import { ActionBar } from "@/app/_ui/form/action-bar";
import { Field } from "@/app/_ui/form/field";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { complaints } from "@/app/_ui/form/hooks/complaints";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { useBusy } from "@/app/_ui/form/hooks/use-busy";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { KeptDraft } from "@/app/_ui/form/kept/kept-draft";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { Card, CardContent } from "@/app/_ui/looks/card";
import { MAX_PIECE_PICTURES } from "@/lib/contracts/agents/form-limits";
import { savePieceAction } from "../actions";
import { inputOf, type PieceDraft } from "./draft";

type PieceEditorProps = {
  start: PieceDraft;
  id?: string;
  /** When what it starts from was changed last. */
  version?: string;
  categories: { slug: string; name: string }[];
};

/** A piece's form. It is sent whole. */
export function PieceEditor({ start, id, version, categories }: PieceEditorProps) {
  const router = useRouter();
  const [draft, setDraft] = useState(start);
  const [uploading, busy] = useBusy();
  const change = (part: Partial<PieceDraft>) => setDraft((before) => ({ ...before, ...part }));
  const { state, pending, errors, formProps } = useActionForm(
    withSuccess(savePieceAction, (piece) => {
      toast.success(`“${piece.title}” is in your portfolio`);
      router.push("/studio/portfolio");
    }),
  );
  const errorOf = complaints(errors, "piece");
  return (
    <form {...formProps} aria-label="Piece">
      {id ? <input type="hidden" name="id" value={id} /> : null}
      {version ? <input type="hidden" name="version" value={version} /> : null}
      <input type="hidden" name="piece" value={JSON.stringify(inputOf(draft))} />
      <fieldset aria-busy={pending} className="grid min-w-0 gap-6">
        {state.status === "error" ? <FormAlert>{errorOf.summary ?? state.message}</FormAlert> : null}
        <KeptDraft form="piece" subject={id ?? "new"} value={draft} restore={setDraft} />
        <Card>
          <CardContent className="grid gap-5 sm:grid-cols-2">
            <Field label="Title" className="sm:col-span-2" error={errorOf("title")} hint="What it is, and for whom.">
              <Input value={draft.title} maxLength={120} required onChange={(e) => change({ title: e.target.value })} />
            </Field>
            <div className="sm:col-span-2">
              <PicturePicker
                label="Pictures"
                value={draft.media}
                most={MAX_PIECE_PICTURES}
                change={(media) => change({ media })}
                error={errorOf("media")}
                busy={busy}
              />
            </div>
            <Field label="Category" optional error={errorOf("category")}>
              <Select value={draft.category} onChange={(e) => change({ category: e.target.value })}>
                <option value="">None</option>
                {categories.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label="Year" optional error={errorOf("year")}>
              <Input
                value={draft.year}
                inputMode="numeric"
                maxLength={4}
                onChange={(e) => change({ year: e.target.value })}
              />
            </Field>
            <Field
              label="Link"
              optional
              className="sm:col-span-2"
              error={errorOf("link")}
              hint="Where more of it is to be seen."
            >
              <Input
                type="url"
                value={draft.link}
                maxLength={2048}
                placeholder="https://"
                onChange={(e) => change({ link: e.target.value })}
              />
            </Field>
          </CardContent>
        </Card>
        <ActionBar>
          <SubmitButton pending={pending} disabled={uploading}>
            {id ? "Save changes" : "Add to your portfolio"}
          </SubmitButton>
        </ActionBar>
      </fieldset>
    </form>
  );
}
