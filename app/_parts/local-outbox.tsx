import { Link } from "@/app/_ui/controls/link";
import { showsOutbox } from "@/lib/core/env";
import { pageContext } from "@/lib/transports/actions/session/session";

/** Where mail is to be read while no mail server is set: this machine alone is told, and shown it. */
export async function LocalOutbox() {
  if (!showsOutbox((await pageContext()).local)) return null;
  return (
    <p className="text-muted-foreground text-sm">
      No mail server is set: it waits in{" "}
      <Link href="/developers/outbox" className="text-primary-ink underline underline-offset-4">
        this machine’s outbox
      </Link>
      .
    </p>
  );
}
