"use client";

import { ImagePlus } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";
import { cn } from "@/app/_ui/cn";
import { useChosenFiles } from "@/app/_ui/form/hooks/use-chosen-files";
import { PICTURE_TYPES } from "./upload";

type DropZoneProps = Pick<ComponentProps<"div">, "className" | "children"> & { add: (files: File[]) => void };

/** A part of a page that takes the pictures that are dropped on it, or pasted while the focus is in it. */
export function DropZone({ add, className, children }: DropZoneProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for people who do not drop or paste
    <div
      className={className}
      // text that is dragged goes where the browser puts it
      onDragOver={(event) => event.dataTransfer.types.includes("Files") && event.preventDefault()}
      onDrop={(event) => {
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        add(files);
      }}
      onPaste={(event) => {
        const files = [...event.clipboardData.files];
        if (files.length === 0) return;
        event.preventDefault();
        add(files);
      }}
    >
      {children}
    </div>
  );
}

type ChooseFilesProps = {
  children: ReactNode;
  add: (files: File[]) => void;
  multiple?: boolean;
  /** The id of what is said to be wrong with what was chosen. */
  wrong?: string | undefined;
  className?: string;
};

/** A button that lets one choose pictures from the device. */
export function ChooseFiles({ children, add, multiple = false, wrong, className }: ChooseFilesProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      data-field
      className={cn(
        "relative flex cursor-pointer items-center justify-center gap-2 rounded-md border border-border-strong/70 border-dashed px-4 py-4",
        "focus-within:outline-2 focus-within:outline-ring hover:bg-muted/50",
        className,
      )}
    >
      <ImagePlus aria-hidden className="size-5 shrink-0 text-muted-foreground" />
      {children}
      <input
        id={id}
        type="file"
        accept={PICTURE_TYPES}
        multiple={multiple}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong}
        className="sr-only"
        {...useChosenFiles(add)}
      />
    </label>
  );
}
