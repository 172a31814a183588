/** A token, or what answers one before each request: an access token that is kept fresh elsewhere. */
export type TokenSource = string | (() => string | undefined | Promise<string | undefined>);

/**
 * Answers a new token once the service has refused the old one (401), or undefined when there is none. The request is then sent again,
 * once. Several requests that are refused at the same time share one call.
 */
export type RefreshToken = (refused: string) => string | undefined | Promise<string | undefined>;

type Send = (request: Request) => Promise<Response>;

/** A `fetch` that signs requests, and asks `refresh` for another token where one is refused. */
export function signing(send: Send, token: TokenSource | undefined, refresh: RefreshToken | undefined): Send {
  let fresh: string | undefined;
  let refreshing: Promise<string | undefined> | undefined;

  const current = async () => fresh ?? (typeof token === "function" ? await token() : token);
  const renewed = (refused: string) => {
    refreshing ??= Promise.resolve(refresh?.(refused)).finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  };

  return async (request) => {
    const bearer = await current();
    if (!bearer) return send(request);
    const again = refresh ? request.clone() : undefined;
    const answer = await send(signed(request, bearer));
    if (answer.status !== 401 || !again) return answer;
    const next = (await current()) !== bearer ? await current() : await renewed(bearer);
    if (!next || next === bearer) return answer;
    // a provider keeps its own token fresh; one that was given as text is replaced here
    if (typeof token !== "function") fresh = next;
    await answer.body?.cancel();
    return send(signed(again, next));
  };
}

function signed(request: Request, bearer: string): Request {
  request.headers.set("authorization", `Bearer ${bearer}`);
  return request;
}
