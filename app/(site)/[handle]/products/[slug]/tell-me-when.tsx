import { Glyph } from "@/app/_ui/looks/logos/glyph";
import { LazyTellMeWhenForm } from "./lazy-tell-me-when-form";
import type { TellMeWhenProps } from "./tell-me-when-form";

/** In place of the way to pay, while the creator cannot be paid: one mail, once they can. */
export function TellMeWhen(props: TellMeWhenProps) {
  return (
    <section
      id="tell-me-when"
      aria-labelledby="tell-me-when-title"
      className="mb-8 grid max-w-2xl gap-4 rounded-md border border-border bg-card p-5 shadow-sm"
    >
      <div>
        <h2 id="tell-me-when-title" className="flex items-center gap-2 font-semibold text-lg">
          <Glyph name="clock" className="size-4.5 shrink-0" />
          <span className="wrap-anywhere min-w-0">{props.name} cannot be hired yet</span>
        </h2>
        <p className="mt-1 text-muted-foreground">
          They have not set up how they are paid, so nothing can be ordered. We write to you once, when it can.
        </p>
      </div>
      <LazyTellMeWhenForm {...props} />
    </section>
  );
}
