import type { VariantProps } from "class-variance-authority";
import { LoaderCircle } from "lucide-react";
import { Slot } from "radix-ui/slot";
import type { ComponentProps } from "react";
import { cn } from "../cn";
import { buttonVariants } from "./button-variants";

export { buttonVariants };

type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof buttonVariants> & {
    /** Renders the one child (a link) with the button's looks. */
    asChild?: boolean;
    /** Shows a spinner and refuses clicks while something is sent. */
    pending?: boolean;
  };

/** A button. `type` is "button" unless said: a form's button says `type="submit"` or uses SubmitButton. */
export function Button({ className, variant, size, asChild, pending, disabled, children, ...props }: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  if (asChild) {
    return (
      <Slot className={classes} {...props}>
        {children}
      </Slot>
    );
  }
  return (
    <button
      type="button"
      className={classes}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      {...props}
    >
      {pending ? <LoaderCircle className="animate-spin" aria-hidden /> : null}
      {children}
    </button>
  );
}
