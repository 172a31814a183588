"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Checkbox } from "@/app/_ui/controls/checkbox";
import { Input } from "@/app/_ui/controls/input";
import { RadioField, RadioGroup } from "@/app/_ui/controls/radio-group";
import { Textarea } from "@/app/_ui/controls/textarea";
import { toast } from "@/app/_ui/feedback/toast";
import { ActionBar } from "@/app/_ui/form/action-bar";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { useBusy } from "@/app/_ui/form/hooks/use-busy";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { KeptDraft } from "@/app/_ui/form/kept/kept-draft";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { Card, CardContent } from "@/app/_ui/looks/card";
import { savePostAction } from "../actions";
import { BodyField } from "./body-field";
import { TypedSince } from "./typed-since";

/** The present values as the controls hold them; `status` is null for a post that is not there yet. */
export type PostDraft = {
  id?: string;
  version?: string;
  status: "published" | "draft" | null;
  title: string;
  body: string;
  excerpt: string;
  tags: string;
  visibility: "public" | "members";
  related: string[];
};

type PostEditorProps = { post: PostDraft; products: { id: string; name: string }[] };

/** A post's form. Publishing asks nothing: it can be taken back. */
export function PostEditor({ post, products }: PostEditorProps) {
  const router = useRouter();
  const [uploading, busy] = useBusy();
  const [left, leave] = useState<{ id: string; sent: FormData }>();
  const { state, pending, errors, formProps } = useActionForm(
    withSuccess(savePostAction, (saved, sent) => {
      const published = saved.status === "published";
      const shown = published && post.status !== "published";
      if (shown || !post.id) leave({ id: saved.id, sent });
      if (shown) {
        toast.success("Published");
        router.push("/studio/posts");
      } else {
        toast.success(published ? "Post saved" : "Draft saved");
        if (!post.id) router.replace(`/studio/posts/${saved.id}`);
      }
    }),
  );
  const alone = state.status === "error" && Object.keys(errors).length === 0;
  return (
    <form {...formProps} aria-label="Post">
      {post.id ? <input type="hidden" name="id" value={post.id} /> : null}
      {post.version ? <input type="hidden" name="version" value={post.version} /> : null}
      <fieldset aria-busy={pending} className="grid min-w-0 gap-6">
        {alone ? <FormAlert>{state.message}</FormAlert> : null}
        {left ? (
          <TypedSince form="post" subject={left.id} sent={left.sent} />
        ) : (
          <KeptDraft form="post" subject={post.id ?? "new"} />
        )}
        <Card>
          <CardContent className="grid gap-5">
            <Field label="Title" name="title" error={fieldMessage(errors, "title")}>
              <Input defaultValue={post.title} maxLength={200} required />
            </Field>
            <BodyField start={post.body} error={fieldMessage(errors, "body")} busy={busy} />
          </CardContent>
        </Card>
        <Card>
          <CardContent className="grid gap-5 sm:grid-cols-2">
            <Field
              label="Excerpt"
              name="excerpt"
              optional
              className="sm:col-span-2"
              error={fieldMessage(errors, "excerpt")}
              hint="Shown in lists. Left empty, the beginning of the text is taken; a post for members has none then."
            >
              <Textarea defaultValue={post.excerpt} rows={2} maxLength={500} />
            </Field>
            <Field
              label="Tags"
              name="tags"
              optional
              error={fieldMessage(errors, "tags")}
              hint="Separated by commas: pricing, branding. At most ten."
            >
              <Input defaultValue={post.tags} autoCapitalize="none" maxLength={600} />
            </Field>
            <Visibility of={post.visibility} />
            {products.length > 0 ? <Related products={products} chosen={post.related} /> : null}
          </CardContent>
        </Card>
        <ActionBar>
          <SubmitButton
            variant={post.status === "published" ? "primary" : "secondary"}
            name="intent"
            value="keep"
            pending={pending}
            disabled={uploading}
          >
            {post.status === "published" ? "Save changes" : "Save draft"}
          </SubmitButton>
          {post.status === "published" ? null : (
            <SubmitButton name="intent" value="publish" pending={pending} disabled={uploading}>
              Publish
            </SubmitButton>
          )}
        </ActionBar>
      </fieldset>
    </form>
  );
}

function Related({ products, chosen }: { products: PostEditorProps["products"]; chosen: string[] }) {
  return (
    <fieldset className="grid gap-2 sm:col-span-2">
      <legend className="mb-2 font-medium text-sm">
        Products it speaks of <span className="font-normal text-muted-foreground">(optional)</span>
      </legend>
      <div className="grid max-h-60 gap-2 overflow-y-auto sm:grid-cols-2">
        {products.map((product) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the control is nested, one component down
          <label key={product.id} className="flex items-start gap-2.5">
            <Checkbox
              name="related_product_ids[]"
              value={product.id}
              defaultChecked={chosen.includes(product.id)}
              className="mt-[3px]"
            />
            <span className="min-w-0 wrap-anywhere">{product.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Who reads a post. */
export function Visibility({ of: visibility }: { of: PostDraft["visibility"] }) {
  return (
    <RadioGroup legend="Who can read it">
      <RadioField name="visibility" value="public" defaultChecked={visibility === "public"} label="Everyone" />
      <RadioField
        name="visibility"
        value="members"
        defaultChecked={visibility === "members"}
        label="Members only"
        hint="On none of the public lists. Members of every tier read it, of a free one too."
      />
    </RadioGroup>
  );
}
