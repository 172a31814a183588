"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { PicturePicker } from "@/app/_parts/media/pictures/picture-picker";
import { Button } from "@/app/_ui/controls/button";
import { Input } from "@/app/_ui/controls/input";
import { Link } from "@/app/_ui/controls/link";
import { RadioField, RadioGroup } from "@/app/_ui/controls/radio-group";
import { Textarea } from "@/app/_ui/controls/textarea";
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
import { Card, CardContent, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import { MAX_PRODUCT_IMAGES } from "@/lib/contracts/agents/form-limits";
import type { ProductView } from "@/lib/contracts/trade/products/products";
import type { SuggestedTags } from "@/lib/domain/platform/understand/tagging/suggest-tags";
import { saveProductAction } from "../actions";
import { AddonFields } from "./addon-fields";
import { AfterFee } from "./after-fee";
import { inputOf, type ProductDraft } from "./draft";
import { FoundUnder } from "./found-under";
import { PackageFields } from "./package-fields";
import { Preview } from "./preview";
import { RequirementFields } from "./requirement-fields";
import { TermsFields } from "./terms-fields";

type ProductEditorProps = {
  handle: string;
  start: ProductDraft;
  /** What the platform keeps of a price, in hundredths of a percent. */
  feeBps: number;
  id?: string;
  /** When what it starts from was changed last. */
  version?: string;
  status?: ProductView["status"];
  suggestedAtStart?: SuggestedTags;
};

/** The product's form, with what buyers will see beneath it, as it is typed. It is sent whole. */
export function ProductEditor({
  handle,
  start,
  feeBps,
  id,
  version,
  status = "draft",
  suggestedAtStart,
}: ProductEditorProps) {
  const router = useRouter();
  const [draft, setDraft] = useState(start);
  const [uploading, busy] = useBusy();
  const change = (part: Partial<ProductDraft>) => setDraft((before) => ({ ...before, ...part }));
  const { state, pending, errors, formProps } = useActionForm(
    withSuccess(saveProductAction, (saved) => {
      const published = status === "draft" && saved.status === "active";
      toast.success(published ? `“${saved.name}” is on sale` : `“${saved.name}” is saved`);
      router.push(saved.status === "draft" ? `/studio/products/${saved.id}/preview` : "/studio/products");
    }),
  );
  const errorOf = complaints(errors, "product");
  return (
    <form {...formProps} aria-label="Product">
      {id ? <input type="hidden" name="id" value={id} /> : null}
      {version ? <input type="hidden" name="version" value={version} /> : null}
      <input type="hidden" name="product" value={JSON.stringify(inputOf(draft))} />
      <fieldset aria-busy={pending} className="grid min-w-0 gap-6">
        {state.status === "error" ? <FormAlert>{errorOf.summary ?? state.message}</FormAlert> : null}
        <KeptDraft form="product" subject={id ?? "new"} value={draft} restore={setDraft} />
        <Card>
          <CardContent className="grid gap-5">
            <Field label="Name" error={errorOf("name")} hint="What you do, in a few words: Brand identity.">
              <Input value={draft.name} maxLength={120} required onChange={(e) => change({ name: e.target.value })} />
            </Field>
            <Field label="Summary" optional error={errorOf("summary")} hint="One or two lines, shown in every list.">
              <Textarea
                value={draft.summary}
                rows={2}
                maxLength={300}
                onChange={(e) => change({ summary: e.target.value })}
              />
            </Field>
            <Field
              label="Description"
              optional
              error={errorOf("description")}
              hint="On the product's own page. Markdown works: headings, lists, links."
            >
              <Textarea
                value={draft.description}
                rows={5}
                maxLength={20_000}
                className="max-h-96"
                onChange={(e) => change({ description: e.target.value })}
              />
            </Field>
            <PicturePicker
              label="Pictures"
              value={draft.images}
              most={MAX_PRODUCT_IMAGES}
              change={(images) => change({ images })}
              error={errorOf("images")}
              busy={busy}
            />
          </CardContent>
        </Card>
        <Card>
          <CardHeader>
            <CardTitle>Price</CardTitle>
          </CardHeader>
          <CardContent className="grid gap-5">
            <RadioGroup legend="How you charge" hideLegend className="gap-3 sm:grid-cols-2">
              <RadioField
                name="kind"
                value="packages"
                checked={draft.kind === "packages"}
                onChange={() => change({ kind: "packages" })}
                label="Packages"
                hint="Up to three, side by side: small, medium, large."
              />
              <RadioField
                name="kind"
                value="flat"
                checked={draft.kind === "flat"}
                onChange={() => change({ kind: "flat" })}
                label="One flat price"
                hint="The same for everyone."
              />
            </RadioGroup>
            {draft.kind === "flat" ? (
              <TermsFields value={draft.flat} change={(flat) => change({ flat })} errorOf={errorOf} path="" />
            ) : (
              <PackageFields value={draft.packages} change={(packages) => change({ packages })} errorOf={errorOf} />
            )}
            <AfterFee draft={draft} feeBps={feeBps} />
          </CardContent>
        </Card>
        <FoundUnder draft={draft} change={change} errorOf={errorOf} suggestedAtStart={suggestedAtStart} />
        <AddonFields value={draft.addons} change={(addons) => change({ addons })} errorOf={errorOf} />
        <RequirementFields
          value={draft.requirements}
          change={(requirements) => change({ requirements })}
          errorOf={errorOf}
        />
        <Preview draft={draft} handle={handle} />
        <ActionBar>
          <Button asChild variant="secondary">
            <Link href="/studio/products">Cancel</Link>
          </Button>
          {status === "draft" ? (
            <SubmitButton variant="secondary" name="intent" value="draft" pending={pending} disabled={uploading}>
              <span>
                Save draft<span className="max-sm:sr-only"> and preview</span>
              </span>
            </SubmitButton>
          ) : null}
          <SubmitButton name="intent" value="publish" pending={pending} disabled={uploading}>
            {status === "draft" ? "Put on sale" : "Save product"}
          </SubmitButton>
        </ActionBar>
      </fieldset>
    </form>
  );
}
