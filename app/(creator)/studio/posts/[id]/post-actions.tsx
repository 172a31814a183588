"use client";

import { EyeOff, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { Button } from "@/app/_ui/controls/button";
import { toast } from "@/app/_ui/feedback/toast";
import { AskFirst } from "@/app/_ui/form/asking/ask-first";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { useRefusalToast } from "@/app/_ui/form/hooks/use-refusal-toast";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { deletePostAction, unpublishPostAction } from "../actions";

type PostActionsProps = { id: string; title: string; published: boolean };

const unpublish = withSuccess(unpublishPostAction, () => {
  toast.success("It is a draft again. Nobody else sees it.");
});

/** The ways to take a post back: to the drafts, or for good. */
export function PostActions({ id, title, published }: PostActionsProps) {
  const router = useRouter();
  return (
    <>
      {published ? <Unpublish id={id} /> : null}
      <AskFirst
        verb="Delete"
        thing={title}
        icon={Trash2}
        labelled
        id={id}
        action={withSuccess(deletePostAction, () => router.push("/studio/posts"))}
        question={`Delete “${title}”?`}
        consequence="It is gone from your profile and from every list, for good. Its address is free again."
        yes="Delete post"
        no="Keep it"
        done={`“${title}” is deleted`}
      />
    </>
  );
}

function Unpublish({ id }: { id: string }) {
  const { state, pending, formProps } = useActionForm(unpublish);
  useRefusalToast(state);
  return (
    <form {...formProps} aria-label="Unpublish">
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="sm" variant="secondary" pending={pending}>
        <EyeOff aria-hidden /> Unpublish
      </Button>
    </form>
  );
}
