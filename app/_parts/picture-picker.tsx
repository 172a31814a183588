"use client";

import { ArrowLeft, ArrowRight, ImagePlus, RotateCw, X } from "lucide-react";
import { useId, useState } from "react";
import { FieldError } from "@/app/_ui/form/field";
import { Picture } from "@/app/_ui/looks/picture";
import type { MediaView } from "@/lib/contracts/media";

type PicturePickerProps = {
  label: string;
  value: readonly MediaView[];
  most: number;
  change: (pictures: MediaView[]) => void;
};

type Sending = { key: string; file: File; refused: string | null };

const TAKEN = "image/jpeg,image/png,image/webp,image/avif,image/gif";

/** Pictures that one chooses, drops or pastes; each goes up at once, can be tried again, described, moved and removed. */
export function PicturePicker({ label, value, most, change }: PicturePickerProps) {
  const id = useId();
  const [sending, setSending] = useState<Sending[]>([]);
  const [told, tell] = useState<string | null>(null);

  const add = async (files: readonly File[]) => {
    tell(null);
    if (value.length + files.length > most)
      return tell(most === 1 ? "One picture fits here." : `At most ${most} pictures fit here.`);
    const batch = files.map((file) => ({ key: crypto.randomUUID(), file, refused: null }));
    setSending((before) => [...before, ...batch]);
    const pictures = [...value];
    for (const { key, file } of batch) {
      const answer = await upload(file);
      if (typeof answer === "string")
        setSending((all) => all.map((one) => (one.key === key ? { ...one, refused: answer } : one)));
      else {
        pictures.push(answer);
        change([...pictures]);
        setSending((all) => all.filter((one) => one.key !== key));
      }
    }
  };
  const retry = ({ key, file }: Sending) => {
    setSending((all) => all.filter((one) => one.key !== key));
    void add([file]);
  };
  const move = (from: number, by: number) => {
    const next = [...value];
    next.splice(from + by, 0, ...next.splice(from, 1));
    change(next);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for who does not drop or paste
    <div
      className="grid gap-3"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void add([...event.dataTransfer.files]);
      }}
      onPaste={(event) => {
        if (event.clipboardData.files.length > 0) void add([...event.clipboardData.files]);
      }}
    >
      <ul aria-label={label} className="grid grid-cols-2 gap-3 empty:hidden sm:grid-cols-4">
        {value.map((picture, i) => (
          <li key={picture.id} className="grid content-start gap-1.5">
            <div className="aspect-[4/3] overflow-hidden rounded-sm border border-border">
              <Picture {...picture} sizes="160px" />
            </div>
            <input
              aria-label={`What picture ${i + 1} shows`}
              placeholder="What it shows"
              defaultValue={picture.alt}
              maxLength={300}
              onBlur={(event) =>
                change(value.map((p) => (p.id === picture.id ? { ...p, alt: event.target.value.trim() } : p)))
              }
              className="w-full rounded-sm border border-border-strong/70 bg-card px-2 py-1 text-sm"
            />
            <div className="flex gap-1">
              <Tool
                name={`Move picture ${i + 1} left`}
                disabled={i === 0}
                press={() => move(i, -1)}
                icon={<ArrowLeft aria-hidden />}
              />
              <Tool
                name={`Move picture ${i + 1} right`}
                disabled={i === value.length - 1}
                press={() => move(i, 1)}
                icon={<ArrowRight aria-hidden />}
              />
              <Tool
                name={`Remove picture ${i + 1}`}
                press={() => change(value.filter((p) => p.id !== picture.id))}
                icon={<X aria-hidden />}
              />
            </div>
          </li>
        ))}
      </ul>
      <ul role="status" className="grid gap-1 text-sm empty:hidden">
        {sending.map((one) => (
          <li key={one.key} className="flex items-center gap-2">
            <span className="min-w-0 truncate">
              {one.refused ? `${one.file.name} ${one.refused}` : `Uploading ${one.file.name}…`}
            </span>
            {one.refused ? (
              <Tool name={`Try ${one.file.name} again`} press={() => retry(one)} icon={<RotateCw aria-hidden />} />
            ) : null}
          </li>
        ))}
      </ul>
      <label
        htmlFor={id}
        className="flex cursor-pointer items-center justify-center gap-2 rounded-md border border-border-strong/70 border-dashed px-4 py-4 focus-within:outline-2 focus-within:outline-ring hover:bg-muted/50"
      >
        <ImagePlus aria-hidden className="size-5 text-muted-foreground" />
        {label}: choose, drop or paste
        <input
          id={id}
          type="file"
          accept={TAKEN}
          multiple={most > 1}
          className="sr-only"
          onChange={({ currentTarget }) => {
            void add([...(currentTarget.files ?? [])]);
            currentTarget.value = "";
          }}
        />
      </label>
      <FieldError id={`${id}-error`}>{told}</FieldError>
    </div>
  );
}

type ToolProps = { name: string; icon: React.ReactNode; press: () => void; disabled?: boolean };

function Tool({ name, icon, press, disabled = false }: ToolProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={press}
      className="grid size-8 place-items-center rounded-sm text-muted-foreground hover:bg-muted disabled:opacity-30 [&_svg]:size-4"
    >
      {icon}
      <span className="sr-only">{name}</span>
    </button>
  );
}

/** The picture as the server keeps it, or why it was refused. */
async function upload(file: File): Promise<MediaView | string> {
  try {
    const response = await fetch("/studio/media", { method: "POST", body: file });
    const answer = await response.json();
    if (response.ok) return answer as MediaView;
    return String(answer.error?.message ?? "was refused.").replace(/^file: /, "");
  } catch {
    return "could not be uploaded. Check your connection.";
  }
}
