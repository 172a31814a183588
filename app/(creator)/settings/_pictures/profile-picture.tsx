"use client";

import { Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ChooseFiles, DropZone } from "@/app/_parts/media/pictures/drop-zone";
import { Input } from "@/app/_ui/controls/input";
import { Field, FieldError } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { useRefusalToast } from "@/app/_ui/form/hooks/use-refusal-toast";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import type { MediaView } from "@/lib/contracts/values/media";
import { profilePictureAction } from "../actions";
import { CropDialog } from "./crop-dialog";
import { PLACES, type Place } from "./places";

type ProfilePictureProps = {
  place: Place;
  picture: MediaView | null;
  /** How it looks now, or what stands for it. */
  children: ReactNode;
};

/** One of the profile's two pictures: chosen, dropped or pasted, cut to its frame, described, removed. */
export function ProfilePicture({ place, picture, children }: ProfilePictureProps) {
  const { name } = PLACES[place];
  const [file, setFile] = useState<File | null>(null);
  const [told, tell] = useState<string | null>(null);
  const add = (files: File[]) => {
    const [first] = files;
    tell(first?.type.startsWith("image/") ? null : `${first?.name ?? "This"} is no picture.`);
    if (first?.type.startsWith("image/")) setFile(first);
  };
  return (
    <DropZone add={add} className="grid gap-3">
      {children}
      <ChooseFiles add={add} className="py-2.5">
        {picture ? `Another ${name}` : `Your ${name}`}: choose, drop or paste
      </ChooseFiles>
      <FieldError>{told}</FieldError>
      {picture ? <Described key={picture.id} place={place} picture={picture} /> : null}
      {file ? <CropDialog place={place} file={file} close={() => setFile(null)} /> : null}
    </DropZone>
  );
}

function Described({ place, picture }: { place: Place; picture: MediaView }) {
  const { name } = PLACES[place];
  const describing = useActionForm(profilePictureAction, "Description saved");
  const removing = useActionForm(profilePictureAction, `Your ${name} is gone from your profile`);
  useRefusalToast(removing.state);
  const { state, errors } = describing;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <form
        {...describing.formProps}
        aria-label={`What your ${name} shows`}
        className="flex min-w-0 flex-1 basis-72 items-end gap-2"
      >
        <input type="hidden" name="place" value={place} />
        <input type="hidden" name="media_id" value={picture.id} />
        <Field
          label={`What your ${name} shows`}
          name="alt"
          className="min-w-0 flex-1"
          error={fieldMessage(errors, "alt") ?? (state.status === "error" ? state.message : undefined)}
        >
          <Input defaultValue={picture.alt} maxLength={300} />
        </Field>
        <SubmitButton variant="secondary" pending={describing.pending}>
          Save
        </SubmitButton>
      </form>
      <form {...removing.formProps} aria-label={`Remove your ${name}`}>
        <input type="hidden" name="place" value={place} />
        <SubmitButton variant="ghost" pending={removing.pending} className="text-danger-ink hover:bg-danger-tint">
          <Trash2 aria-hidden /> Remove<span className="sr-only"> your {name}</span>
        </SubmitButton>
      </form>
    </div>
  );
}
