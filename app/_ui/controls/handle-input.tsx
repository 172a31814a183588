import type { ComponentProps } from "react";
import { cn } from "../cn";
import { Input } from "./input";

type HandleInputProps = Omit<ComponentProps<"input">, "type"> & {
  /** What stands before the handle: "guildhall.example/". */
  site: string;
};

/** A handle as the end of the address it becomes. Put it in a Field. */
export function HandleInput({ site, className, ...props }: HandleInputProps) {
  return (
    <span className="flex">
      <span
        aria-hidden
        className="flex max-w-[50%] items-center rounded-l-sm border border-control border-r-0 bg-muted px-3 text-muted-foreground"
      >
        <span className="truncate">{site}</span>
      </span>
      <Input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={30}
        className={cn("rounded-l-none", className)}
        {...props}
      />
    </span>
  );
}
