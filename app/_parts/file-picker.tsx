"use client";

import { FileUp, X } from "lucide-react";
import { type ChangeEvent, useEffect, useId, useState } from "react";
import { formatBytes } from "@/app/_ui/data/format-bytes";
import { FieldError } from "@/app/_ui/form/field";
import { MAX_FILE_BYTES, MAX_FILES } from "@/lib/contracts/form-limits";
import type { FileView } from "@/lib/contracts/trade/files";

type FilePickerProps = {
  /** Where a file is sent, and under which one it is taken back. */
  address: string;
  /** Files that are there already. */
  waiting: readonly FileView[];
  error?: string | undefined;
  /** What they are of, as in "Files of this delivery". */
  of: string;
  /** How many there may be. */
  most?: number;
  label?: string;
  /** Told whether a file is on its way. */
  busy?: (uploading: boolean) => void;
  /** Told of the files as they are now. */
  changed?: (files: readonly FileView[]) => void;
  name?: string;
};

/** Private files: each goes up when it is chosen, and is named by its id in the form. */
export function FilePicker({
  address,
  waiting,
  error,
  of,
  most = MAX_FILES,
  label = "Add files",
  busy,
  changed,
  name = "file_ids",
}: FilePickerProps) {
  const id = useId();
  const [files, keep] = useState(waiting);
  const setFiles = (next: readonly FileView[]) => {
    keep(next);
    changed?.(next);
  };
  const [sending, setSending] = useState<string[]>([]);
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => busy?.(sending.length > 0), [busy, sending]);

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const chosen = [...(input.files ?? [])];
    input.value = "";
    setRefused(null);
    if (files.length + chosen.length > most) return setRefused(`There can be at most ${most} files.`);
    const big = chosen.find((file) => file.size > MAX_FILE_BYTES);
    if (big) return setRefused(`${big.name} is larger than 25 MB. Share it as a link.`);
    setSending(chosen.map((file) => file.name));
    let kept = files;
    for (const file of chosen) {
      const answer = await upload(address, file);
      setSending((names) => names.slice(1));
      if (typeof answer === "string") setRefused(answer);
      else {
        kept = [...kept, answer];
        setFiles(kept);
      }
    }
    setSending([]);
  };

  const remove = async (file: FileView) => {
    setFiles(files.filter((other) => other.id !== file.id));
    const [path, query] = address.split("?");
    await fetch(`${path}/${file.id}${query ? `?${query}` : ""}`, { method: "DELETE" }).catch(() => {});
  };

  const said = refused ?? error;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <label
        htmlFor={id}
        className="grid cursor-pointer justify-items-center gap-1 rounded-md border border-border-strong/70 border-dashed px-4 py-5 text-center focus-within:outline-2 focus-within:outline-ring hover:bg-muted/50"
      >
        <FileUp aria-hidden className="size-5 text-muted-foreground" />
        <span className="font-medium">
          {label} <span className="font-normal text-muted-foreground">(optional)</span>
        </span>
        <span className="text-muted-foreground text-sm">
          {most === MAX_FILES ? "Up to ten" : `Up to ${most}`}, 25 MB each
        </span>
        <input
          id={id}
          type="file"
          multiple
          className="sr-only"
          onChange={choose}
          aria-describedby={said ? `${id}-error` : undefined}
        />
      </label>
      <FieldError id={`${id}-error`}>{said}</FieldError>
      <ul aria-label={`Files of ${of}`} className="grid grid-cols-[minmax(0,1fr)] gap-1.5 empty:hidden">
        {files.map((file) => (
          <li key={file.id} className="flex items-center gap-3 rounded-sm bg-muted py-1 pr-1 pl-3">
            <input type="hidden" name={name} value={file.id} />
            <span className="min-w-0 flex-1 truncate">{file.name}</span>
            <span className="text-muted-foreground text-sm tabular-nums">{formatBytes(file.size_bytes)}</span>
            <button
              type="button"
              onClick={() => remove(file)}
              className="grid size-8 place-items-center rounded-sm text-muted-foreground hover:bg-border/60 hover:text-foreground"
            >
              <X aria-hidden className="size-4" />
              <span className="sr-only">Remove {file.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {sending[0] ? `Uploading ${sending[0]}…` : null}
      </p>
    </div>
  );
}

/** The file as the server keeps it, or why it was refused. */
async function upload(address: string, file: File): Promise<FileView | string> {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "x-file-name": encodeURIComponent(file.name), "content-type": "application/octet-stream" },
      body: file,
    });
    const answer = await response.json();
    if (response.ok) return answer as FileView;
    return `${file.name}: ${answer.error?.message ?? "was refused."}`;
  } catch {
    return `${file.name} could not be uploaded. Check your connection and try again.`;
  }
}
