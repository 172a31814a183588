import type { ComponentProps } from "react";
import { cn } from "../cn";

/** The frame that text inputs, textareas and selects share. 16 px on phones, so that iOS does not zoom in. */
export const controlClasses = [
  "w-full min-w-0 rounded-sm border border-control bg-card text-lg text-foreground shadow-sm sm:text-base",
  "placeholder:text-muted-foreground transition-colors duration-100 hover:border-muted-foreground",
  "focus-visible:border-ring focus-visible:outline-offset-0",
  "disabled:cursor-not-allowed disabled:bg-muted disabled:opacity-70",
  "aria-invalid:border-danger",
].join(" ");

/**
 * Browsers count `maxlength` in UTF-16 units, our schemas in characters, of which one takes two units at most: so nothing that the
 * schema takes is cut, and of what is too long the schema tells.
 */
export const unitsOf = (maxLength: number | undefined) => (maxLength === undefined ? undefined : 2 * maxLength);

/** A one-line text input, `maxLength` in characters. Put it in a Field, which labels it. What is typed runs as its own script does. */
export function Input({ className, type = "text", maxLength, ...props }: ComponentProps<"input">) {
  return (
    <input
      type={type}
      dir={type === "text" ? "auto" : undefined}
      maxLength={unitsOf(maxLength)}
      className={cn(controlClasses, "h-9 px-3", className)}
      {...props}
    />
  );
}
