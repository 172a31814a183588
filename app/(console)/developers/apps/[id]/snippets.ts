import type { OAuthAppView } from "@/lib/contracts/developers/oauth/oauth";

type App = Pick<OAuthAppView, "client_id" | "redirect_uris" | "auth_method">;

/** The shell commands that make a PKCE pair and print the address to open, with this app's values. A test runs them. */
export function authorizationSnippet(app: App, base: string): string {
  const query = new URLSearchParams({
    response_type: "code",
    client_id: app.client_id,
    redirect_uri: app.redirect_uris[0] ?? "",
    scope: "identity:read",
    code_challenge_method: "S256",
  });
  return [
    `VERIFIER=$(openssl rand -base64 48 | tr '+/' '-_')`,
    `CHALLENGE=$(printf %s "$VERIFIER" | openssl dgst -sha256 -binary | openssl base64 | tr '+/' '-_' | tr -d '=')`,
    `STATE=$(openssl rand -hex 16)`,
    `echo "${base}/oauth/authorize?${query}&code_challenge=$CHALLENGE&state=$STATE"`,
  ].join("\n");
}

/** The token request for the code that came back, with this app's values. */
export function tokenSnippet(app: App, base: string): string {
  const client = {
    none: `--data-urlencode 'client_id=${app.client_id}'`,
    client_secret_basic: `-u "${app.client_id}:$CLIENT_SECRET"`,
    client_secret_post: `--data-urlencode 'client_id=${app.client_id}' --data-urlencode "client_secret=$CLIENT_SECRET"`,
  }[app.auth_method];
  return [
    `curl ${base}/api/oauth/token`,
    client,
    "-d grant_type=authorization_code",
    `--data-urlencode "code=$CODE"`,
    `--data-urlencode "code_verifier=$VERIFIER"`,
    `--data-urlencode ${shellQuoted(`redirect_uri=${app.redirect_uris[0] ?? ""}`)}`,
  ].join(" \\\n  ");
}

function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
