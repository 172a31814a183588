import { CodeBlock } from "@/app/_ui/text/code-block";
import type { OAuthAppView } from "@/lib/contracts/developers/oauth/oauth";
import { authorizationSnippet, tokenSnippet } from "./snippets";

/** How this app gets its first token, ready to paste. */
export function FirstExchange({ app, base }: { app: OAuthAppView; base: string }) {
  const secret = app.auth_method !== "none";
  return (
    <section aria-labelledby="exchange-title" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="exchange-title" className="font-semibold text-lg">
        Get a first token
      </h2>
      <p className="measure text-muted-foreground">
        Open the printed address in a browser. After <em>Allow</em> it leads to your first redirect URI with{" "}
        <code className="text-foreground">code</code>, <code className="text-foreground">state</code> and{" "}
        <code className="text-foreground">iss</code> in its query; check the last two.
      </p>
      <CodeBlock code={authorizationSnippet(app, base)} label="authorization commands" />
      <p className="measure text-muted-foreground">
        Redeem the code within a minute, as <code className="text-foreground">$CODE</code>
        {secret ? (
          <>
            , with the secret in <code className="text-foreground">$CLIENT_SECRET</code>
          </>
        ) : null}
        . Access tokens live 15 minutes; the refresh token, new with each use, 30 days.
      </p>
      <CodeBlock code={tokenSnippet(app, base)} label="token request" />
    </section>
  );
}
