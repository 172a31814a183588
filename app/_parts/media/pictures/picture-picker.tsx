"use client";

import { ArrowLeft, ArrowRight, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { FieldError } from "@/app/_ui/form/field";
import type { TellBusy } from "@/app/_ui/form/hooks/use-busy";
import { useListFocus } from "@/app/_ui/form/hooks/use-list-focus";
import { Picture } from "@/app/_ui/looks/picture";
import type { MediaView } from "@/lib/contracts/values/media";
import { ChooseFiles, DropZone } from "./drop-zone";
import { PictureTool } from "./picture-tool";
import { SendingList } from "./sending-list";
import { useUploads } from "./use-uploads";

type PicturePickerProps = {
  label: string;
  value: readonly MediaView[];
  most: number;
  change: (pictures: MediaView[]) => void;
  error?: string | undefined;
  /** Told while a picture is on its way. */
  busy?: TellBusy;
};

/** Pictures that one chooses, drops or pastes; each goes up at once, can be tried again, described, moved and removed. */
export function PicturePicker({ label, value, most, change, error, busy }: PicturePickerProps) {
  const id = useId();
  const list = useListFocus<HTMLUListElement>(value.length, "li");
  const [told, tell] = useState<string | null>(null);
  // what arrives joins the pictures as they are by then
  const latest = useRef(value);
  latest.current = value;
  const put = (pictures: MediaView[]) => {
    latest.current = pictures;
    change(pictures);
  };
  const { sending, send, retry, drop } = useUploads((picture) => put([...latest.current, picture]), busy);

  const add = (files: readonly File[]) => {
    const waiting = sending.filter((one) => !one.refused).length;
    if (value.length + waiting + files.length > most)
      return tell(most === 1 ? "One picture fits here." : `At most ${most} pictures fit here.`);
    tell(null);
    void send(files);
  };
  const move = (from: number, by: number) => {
    const next = [...value];
    next.splice(from + by, 0, ...next.splice(from, 1));
    put(next);
  };
  const describe = (picture: MediaView, alt: string) =>
    put(latest.current.map((one) => (one.id === picture.id ? { ...one, alt } : one)));
  const wrong = told ?? error;
  return (
    <DropZone add={add} className="grid gap-3">
      <ul ref={list} aria-label={label} className="grid grid-cols-2 gap-3 empty:hidden sm:grid-cols-4">
        {value.map((picture, i) => (
          <li key={picture.id} className="grid content-start gap-1.5">
            <div className="aspect-[4/3] overflow-hidden rounded-sm border border-border">
              <Picture {...picture} sizes="160px" />
            </div>
            <input
              aria-label={`What picture ${i + 1} shows`}
              placeholder="What it shows"
              value={picture.alt}
              maxLength={300}
              onChange={(event) => describe(picture, event.target.value)}
              className="w-full rounded-sm border border-border-strong/70 bg-card px-2 py-1 text-sm"
            />
            <div className="flex gap-1">
              <PictureTool
                name={`Move picture ${i + 1} left`}
                disabled={i === 0}
                press={() => move(i, -1)}
                icon={<ArrowLeft aria-hidden />}
              />
              <PictureTool
                name={`Move picture ${i + 1} right`}
                disabled={i === value.length - 1}
                press={() => move(i, 1)}
                icon={<ArrowRight aria-hidden />}
              />
              <PictureTool
                name={`Remove picture ${i + 1}`}
                press={() => put(value.filter((one) => one.id !== picture.id))}
                icon={<X aria-hidden />}
              />
            </div>
          </li>
        ))}
      </ul>
      <SendingList sending={sending} retry={retry} drop={drop} />
      <ChooseFiles add={add} multiple={most > 1} wrong={wrong ? `${id}-error` : undefined}>
        {label}: choose, drop or paste
      </ChooseFiles>
      <FieldError id={`${id}-error`}>{wrong}</FieldError>
    </DropZone>
  );
}
