import { FlaskConical } from "lucide-react";
import { currentUser, pageContext } from "@/lib/transports/actions/session/session";
import { cn } from "../../cn";
import { OneButtonForm } from "../../form/one-button-form";
import { chooseMode } from "./mode-actions";

/** Turns test mode on and off for this browser. A form, so that it works before any script has run. */
export async function ModeSwitch() {
  const test = !(await pageContext()).livemode;
  return (
    <OneButtonForm action={chooseMode}>
      <input type="hidden" name="mode" value={test ? "live" : "test"} />
      <button
        type="submit"
        role="switch"
        aria-checked={test}
        aria-label="Test mode"
        className={cn(
          "flex h-9 items-center gap-2 rounded-sm px-2.5 font-medium text-sm",
          test ? "bg-warning-tint text-warning-ink" : "text-muted-foreground hover:bg-muted hover:text-foreground",
        )}
      >
        <span className="hidden sm:inline">Test mode</span>
        <span className="sm:hidden">Test</span>
        <span
          aria-hidden
          className={cn("relative h-4 w-7 rounded-full transition-colors", test ? "bg-warning" : "bg-control")}
        >
          <span
            className={cn(
              "absolute top-0.5 left-0.5 size-3 rounded-full bg-white shadow-sm transition-transform",
              test && "translate-x-3",
            )}
          />
        </span>
      </button>
    </OneButtonForm>
  );
}

/** Says on every page that it is of test mode, and leads out of it; nothing in live mode. */
export async function ModeBanner() {
  if (!(await currentUser()) || (await pageContext()).livemode) return null;
  return (
    <section
      aria-label="Test mode"
      data-mode="test"
      className="border-warning border-b bg-warning-tint text-warning-ink"
    >
      <div className="shell flex min-h-9 items-center gap-2 py-1 text-sm">
        <FlaskConical aria-hidden className="size-4 shrink-0" />
        <p className="min-w-0">
          <strong className="font-semibold">You are in test mode.</strong>{" "}
          <span className="hidden md:inline">
            Orders, messages, keys, webhooks and logs here are test data. Profiles, products and posts are the real
            ones.
          </span>
        </p>
        <OneButtonForm action={chooseMode} className="ml-auto shrink-0">
          <input type="hidden" name="mode" value="live" />
          <button type="submit" className="rounded-sm px-1.5 py-0.5 font-medium underline underline-offset-4">
            Leave test mode
          </button>
        </OneButtonForm>
      </div>
    </section>
  );
}
