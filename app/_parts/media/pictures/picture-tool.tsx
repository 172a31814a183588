import type { ReactNode } from "react";

type PictureToolProps = { name: string; icon: ReactNode; press: () => void; disabled?: boolean };

/** A small button with an icon, named for people who do not see it. One that has no more to do keeps the focus that it has. */
export function PictureTool({ name, icon, press, disabled = false }: PictureToolProps) {
  return (
    <button
      type="button"
      aria-disabled={disabled || undefined}
      onClick={() => disabled || press()}
      className="grid size-8 shrink-0 place-items-center rounded-sm text-muted-foreground hover:bg-muted aria-disabled:opacity-30 [&_svg]:size-4"
    >
      {icon}
      <span className="sr-only">{name}</span>
    </button>
  );
}
