import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/app/_ui/controls/tabs";
import { CodeBlock } from "@/app/_ui/text/code-block";
import { VERIFY_SNIPPETS } from "./verify-snippets";

/** How a receiver tells a true delivery from a forged one, in the languages that receivers are written in. */
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
      <Tabs defaultValue={VERIFY_SNIPPETS[0].id}>
        <TabsList aria-label="Language" className="w-fit max-w-full">
          {VERIFY_SNIPPETS.map(({ id, language }) => (
            <TabsTrigger key={id} value={id}>
              {language}
            </TabsTrigger>
          ))}
        </TabsList>
        {VERIFY_SNIPPETS.map(({ id, language, code }) => (
          <TabsContent key={id} value={id}>
            <CodeBlock code={code} label={`${language} example`} />
          </TabsContent>
        ))}
      </Tabs>
    </section>
  );
}
