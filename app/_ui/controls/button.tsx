import type { VariantProps } from "class-variance-authority";
import { LoaderCircle } from "lucide-react";
import { Slot } from "radix-ui/slot";
import type { ComponentProps, MouseEvent } from "react";
import { cn } from "../cn";
import { buttonVariants } from "./button-variants";

export { buttonVariants };

type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof buttonVariants> & {
    /** Renders the one child (a link) with the button's looks. */
    asChild?: boolean;
    /** Shows a spinner and refuses clicks while something is sent. It keeps the focus: a disabled button would lose it to the page. */
    pending?: boolean;
  };

/**
 * A button. `aria-disabled` refuses clicks as `pending` does, without the spinner: for the other button of a form that is being sent.
 * `type` is "button" unless said: a form's button says `type="submit"` or uses SubmitButton.
 */
export function Button({ className, variant, size, asChild, pending, onClick, children, ...props }: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  const waits = pending || props["aria-disabled"] === true;
  if (asChild) {
    return (
      <Slot className={classes} onClick={onClick} {...props}>
        {children}
      </Slot>
    );
  }
  return (
    <button
      type="button"
      className={classes}
      aria-busy={pending || undefined}
      {...props}
      aria-disabled={waits || undefined}
      onClick={waits ? refuse : onClick}
    >
      {pending ? <LoaderCircle className="animate-spin" aria-hidden /> : null}
      {children}
    </button>
  );
}

/** Enter in a field of the form comes by here too: the browser presses the form's button for it. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
