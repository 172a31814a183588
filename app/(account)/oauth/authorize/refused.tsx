import { ShieldAlert } from "lucide-react";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { Halted } from "./halted";

/** A request that cannot be answered: nobody is sent anywhere, since nobody knows where that would lead. */
export function Refused({ title, message }: { title: string; message: string }) {
  return (
    <Halted icon={ShieldAlert} title={title} message={message}>
      <p className="text-muted-foreground">
        You can close this page. If the app is your own, its page under Developers, Apps has a request that works.
      </p>
      <Button asChild variant="secondary">
        <Link href="/">Go home</Link>
      </Button>
    </Halted>
  );
}
