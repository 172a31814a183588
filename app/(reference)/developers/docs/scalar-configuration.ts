/** Snippets are shown for curl and fetch alone. */
const SHOWN_CLIENTS: Record<string, string[]> = { shell: ["curl"], js: ["fetch"], node: ["fetch"] };

/** Every target and client of the snippet generator that Scalar bundles. */
const CLIENTS: Record<string, string[]> = {
  c: ["libcurl"],
  clojure: ["clj_http"],
  csharp: ["httpclient", "restsharp"],
  dart: ["http"],
  fsharp: ["httpclient"],
  go: ["native"],
  http: ["http1.1"],
  java: ["asynchttp", "nethttp", "okhttp", "unirest"],
  js: ["axios", "fetch", "jquery", "ofetch", "xhr"],
  kotlin: ["okhttp"],
  node: ["axios", "fetch", "ofetch", "undici"],
  objc: ["nsurlsession"],
  ocaml: ["cohttp"],
  php: ["curl", "guzzle"],
  powershell: ["restmethod", "webrequest"],
  python: ["httpx_async", "httpx_sync", "python3", "requests"],
  r: ["httr"],
  ruby: ["native"],
  rust: ["reqwest"],
  shell: ["curl", "httpie", "wget"],
  swift: ["nsurlsession"],
};

/**
 * How Scalar is set up: our document and server, a pasted key kept in memory only, nothing asked of or sent to anybody else.
 * Source: https://github.com/scalar/scalar/blob/main/documentation/configuration.md
 */
export function configuration(url: string, server: string) {
  return {
    url,
    servers: [{ url: server, description: "This deployment" }],
    authentication: { preferredSecurityScheme: "bearer" },
    persistAuth: false,
    telemetry: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    showDeveloperTools: "never",
    hideClientButton: true,
    hideDarkModeToggle: true,
    documentDownloadType: "none",
    withDefaultFonts: false,
    theme: "none",
    hiddenClients: Object.fromEntries(
      Object.entries(CLIENTS).map(([target, clients]) => {
        const hidden = clients.filter((client) => !SHOWN_CLIENTS[target]?.includes(client));
        return [target, hidden.length === clients.length ? true : hidden];
      }),
    ),
    defaultHttpClient: { targetKey: "shell", clientKey: "curl" },
    generateOperationSlug: ({ operationId, path, method }: { operationId?: string; path: string; method: string }) =>
      operationId ?? `${method}${path}`,
  };
}
