import type { Metadata } from "next";
import { env } from "@/lib/core/env";
import { referenceScriptPath } from "@/lib/transports/openapi/reference-script";
import { ApiReference } from "./api-reference";
import { ReferenceHeader } from "./reference-header";
import "./reference.css";

export const metadata: Metadata = {
  title: "API reference",
  description: "Every operation of the REST API, from the live OpenAPI document; try calls with your own key.",
};

/** The server's address is that of the instance, which a page made at build time cannot know. */
export const dynamic = "force-dynamic";

const DOCUMENT = "/openapi/v1.openapi.yaml";

/** The API reference: Scalar, from our own origin, over the live document. Everyone may read it; calls take a key. */
export default async function ReferencePage() {
  return (
    <>
      <ReferenceHeader document={DOCUMENT} />
      <aside
        aria-label="Trying calls"
        className="border-border border-b bg-muted/60 px-4 py-2 text-center text-muted-foreground text-sm"
      >
        Calls that you try here are real. A key that you paste stays in this page's memory and is gone when you leave.
      </aside>
      <noscript>
        <main className="shell py-10">
          The reference needs JavaScript. The whole description is also one file:{" "}
          <a href={DOCUMENT} className="text-primary-ink underline underline-offset-4">
            {DOCUMENT}
          </a>
        </main>
      </noscript>
      <ApiReference script={await referenceScriptPath()} url={DOCUMENT} server={`${env().BASE_URL}/api`} />
    </>
  );
}
