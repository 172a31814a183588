"use client";

import { FileUp, Paperclip, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { cn } from "@/app/_ui/cn";
import { formatBytes } from "@/app/_ui/data/format-bytes";
import { FieldError } from "@/app/_ui/form/field";
import { type TellBusy, useTellBusy } from "@/app/_ui/form/hooks/use-busy";
import { useChosenFiles } from "@/app/_ui/form/hooks/use-chosen-files";
import { MAX_FILE_BYTES, MAX_FILES } from "@/lib/contracts/agents/form-limits";
import type { FileView } from "@/lib/contracts/trade/files";
import { UPLOAD_MS } from "./pictures/upload";

type Files = readonly FileView[];

type FilePickerProps = {
  /** Where a file is sent, and under which one it is taken back. */
  address: string;
  /** Files that are there already; with `changed` those that are there now. */
  waiting: Files;
  error?: string | undefined;
  /** What they are of, as in "Files of this delivery". */
  of: string;
  /** How many there may be. */
  most?: number;
  label?: string;
  /** Told whether a file is on its way. */
  busy?: TellBusy;
  /** Told how many are on their way, when that changes. */
  sends?: (count: number) => void;
  /** Keeps the files in place of the picker: told what becomes of them, as they are by then. */
  changed?: (next: (before: Files) => Files) => void;
  name?: string;
  /** What stands behind the label. */
  note?: string;
  /** A button in a row with others, where the form is about something else. */
  compact?: boolean;
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
  sends,
  changed,
  name = "file_ids",
  note = "(optional)",
  compact = false,
}: FilePickerProps) {
  const id = useId();
  const [own, keep] = useState(waiting);
  const files = changed ? waiting : own;
  const setFiles = changed ?? keep;
  const [sending, setSending] = useState<readonly File[]>([]);
  // what is chosen while others go up waits for them
  const queue = useRef(Promise.resolve());
  const [gone, setGone] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);
  useTellBusy(sending.length > 0, busy);
  const tell = useRef(sends);
  tell.current = sends;
  useEffect(() => {
    if (sending.length === 0) return;
    tell.current?.(sending.length);
    return () => tell.current?.(0); // also where it goes from the page before they are done
  }, [sending.length]);

  const send = (chosen: File[]) => {
    setRefused(null);
    if (files.length + sending.length + chosen.length > most) return setRefused(`There can be at most ${most} files.`);
    const big = chosen.find((file) => file.size > MAX_FILE_BYTES);
    if (big) return setRefused(`${big.name} is larger than 25 MB. Share it as a link.`);
    setSending((before) => [...before, ...chosen]);
    for (const file of chosen) queue.current = queue.current.then(() => sendOne(file));
  };
  const sendOne = async (file: File) => {
    const answer = await upload(address, file, setGone);
    setSending((before) => before.filter((other) => other !== file));
    setGone(0);
    if (typeof answer === "string") setRefused(answer);
    else setFiles((before) => [...before, answer]);
  };

  const remove = async (file: FileView) => {
    setFiles((before) => before.filter((other) => other.id !== file.id));
    document.getElementById(id)?.focus(); // not to the top of the page with the button that goes
    const [path, query] = address.split("?");
    await fetch(`${path}/${file.id}${query ? `?${query}` : ""}`, { method: "DELETE" }).catch(() => {});
  };

  const said = refused ?? error;
  return (
    <div data-field className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <label
        htmlFor={id}
        className={cn(
          "cursor-pointer focus-within:outline-2 focus-within:outline-ring hover:bg-muted/50",
          compact
            ? "inline-flex w-fit items-center gap-2 rounded-sm px-2 py-1 text-muted-foreground"
            : "grid justify-items-center gap-1 rounded-md border border-border-strong/70 border-dashed px-4 py-5 text-center",
        )}
      >
        {compact ? (
          <>
            <Paperclip aria-hidden className="size-4" /> {label}
          </>
        ) : (
          <>
            <FileUp aria-hidden className="size-5 text-muted-foreground" />
            <span className="font-medium">
              {label} <span className="font-normal text-muted-foreground">{note}</span>
            </span>
            <span className="text-muted-foreground text-sm">
              {most === MAX_FILES ? "Up to ten" : `Up to ${most}`}, 25 MB each
            </span>
          </>
        )}
        <input
          id={id}
          type="file"
          multiple
          className="sr-only"
          {...useChosenFiles(send)}
          aria-invalid={error ? true : undefined}
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
      <p role="status" className="wrap-anywhere text-muted-foreground text-sm empty:hidden">
        {sending[0] ? `Uploading ${sending[0].name}…` : null}
      </p>
      {sending[0] ? (
        <progress
          max={1}
          value={gone}
          aria-label={`Uploading ${sending[0].name}`}
          className="h-1.5 w-full overflow-hidden rounded-full accent-primary"
        />
      ) : null}
    </div>
  );
}

/** The file as the server keeps it, or why it was refused; `told` hears how much of it has gone up, 0 to 1. */
function upload(address: string, file: File, told: (share: number) => void): Promise<FileView | string> {
  const lost = `${file.name} could not be uploaded. Check your connection and try again.`;
  return new Promise((resolve) => {
    // fetch does not tell how far an upload is
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.setRequestHeader("x-file-name", encodeURIComponent(file.name));
    request.setRequestHeader("content-type", "application/octet-stream");
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => told(total ? loaded / total : 0);
    request.timeout = UPLOAD_MS;
    request.onerror = () => resolve(lost);
    request.ontimeout = request.onerror;
    request.onload = () => {
      const answer = request.response;
      if (request.status < 300 && answer) resolve(answer as FileView);
      else resolve(answer ? `${file.name}: ${answer.error?.message ?? "was refused."}` : lost);
    };
    request.send(file);
  });
}
