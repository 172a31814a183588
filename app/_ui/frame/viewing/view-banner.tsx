import { Eye } from "lucide-react";
import { currentUser } from "@/lib/transports/actions/session/session";
import { OneButtonForm } from "../../form/one-button-form";
import { endViewAction } from "./view-actions";

/** Says on every page that an operator sees it as somebody else does, and leads back; nothing for everybody else. */
export async function ViewBanner() {
  const user = await currentUser();
  if (!user?.viewed) return null;
  return (
    <section aria-label="View as" data-viewing className="border-primary border-b bg-primary-tint text-primary-ink">
      <div className="shell flex min-h-9 items-center gap-2 py-1 text-sm">
        <Eye aria-hidden className="size-4 shrink-0" />
        <p className="min-w-0 truncate">
          <strong className="font-semibold">You see this as {user.name} does.</strong>{" "}
          <span className="hidden md:inline">Nothing can be changed. It is on record.</span>
        </p>
        <OneButtonForm action={endViewAction} className="ml-auto shrink-0">
          <button type="submit" className="rounded-sm px-1.5 py-0.5 font-medium underline underline-offset-4">
            Stop viewing
          </button>
        </OneButtonForm>
      </div>
    </section>
  );
}
