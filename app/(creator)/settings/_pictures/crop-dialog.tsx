"use client";

import { type FormEvent, useRef, useState } from "react";
import { cutOut, type Part } from "@/app/_parts/media/pictures/cut";
import { uploadPicture } from "@/app/_parts/media/pictures/upload";
import { Button } from "@/app/_ui/controls/button";
import { Dialog, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "@/app/_ui/controls/dialog";
import { Input } from "@/app/_ui/controls/input";
import { fetchedPart } from "@/app/_ui/feedback/fetched-part";
import { PartAway } from "@/app/_ui/feedback/part-away";
import { Skeleton } from "@/app/_ui/feedback/skeleton";
import { toast } from "@/app/_ui/feedback/toast";
import { Field } from "@/app/_ui/form/field";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { profilePictureAction } from "../actions";
import { PLACES, type Place } from "./places";

const CropFrame = fetchedPart(
  async () => (await import("@/app/_parts/media/pictures/crop-frame")).default,
  PartAway,
  <Skeleton className="h-64" />,
);

const save = withSuccess(profilePictureAction, () => {});

type CropDialogProps = { place: Place; file: File; close: () => void };

/** Cuts a chosen picture to its frame, asks what it shows, and puts it on the profile. */
export function CropDialog({ place, file, close }: CropDialogProps) {
  const { name, title, ratio, round, widest } = PLACES[place];
  const chosen = useRef<{ picture: ImageBitmap; part: Part } | null>(null);
  const [ready, setReady] = useState(false);
  const [share, setShare] = useState<number | null>(null);
  const [refusal, refuse] = useState<string | null>(null);

  const put = async (alt: string) => {
    if (!chosen.current) return;
    const { picture, part } = chosen.current;
    const media = await uploadPicture(await cutOut(picture, part, widest), setShare);
    if (typeof media === "string") return refuse(`The picture ${media}`);
    const form = new FormData();
    for (const [key, value] of Object.entries({ place, media_id: media.id, alt })) form.set(key, value);
    const answer = await save({ status: "idle" }, form);
    if (answer.status === "error") return refuse(answer.message);
    toast.success(`Your ${name} is on your profile`);
    close();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const alt = String(new FormData(event.currentTarget).get("alt") ?? "");
    refuse(null);
    setShare(0);
    await put(alt).catch(() => refuse("The picture could not be cut. Try another one."));
    setShare(null);
  };
  return (
    <Dialog open close={close} locked={share !== null} className="max-w-2xl">
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>Move and size the frame. What is in it will be shown.</DialogDescription>
      </DialogHeader>
      <form onSubmit={submit} aria-label={title} className="grid gap-4">
        {refusal ? <FormAlert>{refusal}</FormAlert> : null}
        <CropFrame
          file={file}
          ratio={ratio}
          round={round}
          choose={(picture, part) => {
            chosen.current = { picture, part };
            setReady(true);
          }}
        />
        <Field label="What it shows" name="alt" optional hint="Read aloud to people who cannot see it.">
          <Input maxLength={300} />
        </Field>
        {share === null ? null : (
          <progress aria-label="Progress of the upload" value={share} className="h-1.5 w-full accent-primary" />
        )}
        <DialogFooter>
          <Button variant="secondary" onClick={close} disabled={share !== null}>
            Not now
          </Button>
          <Button type="submit" pending={share !== null} disabled={!ready}>
            Use this picture
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
