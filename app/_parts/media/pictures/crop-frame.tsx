"use client";

import { useEffect, useState } from "react";
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";
import { Skeleton } from "@/app/_ui/feedback/skeleton";
import { FormAlert } from "@/app/_ui/form/form-alert";

type CropFrameProps = {
  file: File;
  /** Width by height of what is kept. */
  ratio: number;
  round: boolean;
  /** Told what is to be cut out, each time it changes. */
  choose: (picture: ImageBitmap, part: PercentCrop) => void;
};

/** How large it is drawn at most: what is cut out comes from the picture itself. */
const DRAWN = 1_200;

/** A picture with a frame on it that one moves and resizes, by mouse, finger or arrow keys. */
export default function CropFrame({ file, ratio, round, choose }: CropFrameProps) {
  const [picture, setPicture] = useState<ImageBitmap | "unreadable" | null>(null);
  const [part, setPart] = useState<PercentCrop>();
  const move = (bitmap: ImageBitmap, to: PercentCrop) => {
    setPart(to);
    choose(bitmap, to);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins afresh with another file alone
  useEffect(() => {
    let gone = false;
    createImageBitmap(file).then(
      (bitmap) => {
        if (gone) return bitmap.close();
        setPicture(bitmap);
        move(bitmap, widestPart(bitmap, ratio));
      },
      () => gone || setPicture("unreadable"),
    );
    return () => {
      gone = true;
    };
  }, [file]);

  if (picture === "unreadable")
    return <FormAlert>{file.name} is no picture that this browser can read. Save it as JPEG or PNG first.</FormAlert>;
  if (!picture || !part) return <Skeleton className="h-64" />;
  const scale = Math.min(1, DRAWN / Math.max(picture.width, picture.height));
  return (
    <div className="grid justify-items-center rounded-md bg-muted p-2">
      <ReactCrop
        crop={part}
        onChange={(_, to) => move(picture, to)}
        aspect={ratio}
        circularCrop={round}
        keepSelection
        minWidth={48}
        ariaLabels={LABELS}
      >
        <canvas
          ref={(canvas) => canvas?.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height)}
          width={Math.round(picture.width * scale)}
          height={Math.round(picture.height * scale)}
          className="block max-h-[46dvh] max-w-full"
        />
      </ReactCrop>
    </div>
  );
}

function widestPart({ width, height }: ImageBitmap, ratio: number): PercentCrop {
  const whole = width / height > ratio ? ({ unit: "%", height: 100 } as const) : ({ unit: "%", width: 100 } as const);
  return centerCrop(makeAspectCrop(whole, ratio, width, height), width, height);
}

const LABELS = {
  cropArea: "What is shown: arrow keys move it",
  nwDragHandle: "Top left corner: arrow keys change the size",
  nDragHandle: "Top edge: arrow keys change the size",
  neDragHandle: "Top right corner: arrow keys change the size",
  eDragHandle: "Right edge: arrow keys change the size",
  seDragHandle: "Bottom right corner: arrow keys change the size",
  sDragHandle: "Bottom edge: arrow keys change the size",
  swDragHandle: "Bottom left corner: arrow keys change the size",
  wDragHandle: "Left edge: arrow keys change the size",
};
