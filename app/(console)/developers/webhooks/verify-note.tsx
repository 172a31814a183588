import { CodeBlock } from "@/app/_ui/code-block";
import { VERIFY_EXAMPLE } from "./verify-example";

/** How a receiver tells a true delivery from a forged one. */
export function VerifyNote() {
  return (
    <section aria-labelledby="verify-title" className="mt-10 grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="verify-title" className="font-semibold text-lg">
        Check what you receive
      </h2>
      <p className="measure text-muted-foreground">
        Every delivery carries <code className="text-foreground">Service-Signature: t=…,v1=…</code>, made with the
        endpoint's signing secret. Check it over the raw body, answer 2xx within 15 seconds, and take a repeated{" "}
        <code className="text-foreground">Service-Idempotency-Key</code> for the event that you know.
      </p>
      <CodeBlock code={VERIFY_EXAMPLE} label="example" />
    </section>
  );
}
