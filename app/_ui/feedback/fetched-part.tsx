"use client";

import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";

export type Retry = { retry: () => void };

/**
 * A part of a page whose script is fetched when it is first shown, with `loading` in its place until then. `lazy` alone gives up the whole
 * page where that fails, and keeps the failure: this shows `Away` in place of the part, and fetches it again when `retry` is called.
 */
export function fetchedPart<Props extends object>(
  load: () => Promise<(props: Props) => ReactNode>,
  Away: (props: Retry) => ReactNode,
  loading: ReactNode = null,
): (props: Props) => ReactNode {
  const fetching = () =>
    lazy<(props: Props & Retry) => ReactNode>(() =>
      load().then(
        (Part) => ({ default: Part }),
        () => {
          next = fetching();
          return { default: Away };
        },
      ),
    );
  let next = fetching();

  return function FetchedPart(props: Props) {
    const [Part, setPart] = useState(() => next);
    const retry = useCallback(() => setPart(() => next), []);
    return (
      <Suspense fallback={loading}>
        <Part {...props} retry={retry} />
      </Suspense>
    );
  };
}
