"use client";

import { LoaderCircle } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { ErrorState } from "@/app/_ui/feedback/error-state";
import { followTheme } from "./follow-theme";
import { mend } from "./mend";
import { configuration } from "./scalar-configuration";

type Instance = { destroy: () => void };
type Scalar = { createApiReference: (element: Element, configuration: object) => Instance };

declare global {
  interface Window {
    Scalar?: Scalar;
  }
}

type ApiReferenceProps = { script: string; url: string; server: string };

/** Loads Scalar and mounts it. It brings a copy of Vue, so nothing of it is in our own bundles. */
export function ApiReference({ script, url, server }: ApiReferenceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again
  useEffect(() => {
    let instance: Instance | undefined;
    let gone = false;
    const stops = [followTheme()];
    load(script)
      .then((scalar) => {
        if (gone || !place.current) return;
        instance = scalar.createApiReference(place.current, configuration(url, server));
        stops.push(mend(document.body));
        setState("ready");
      })
      .catch(() => {
        if (!gone) setState("failed");
      });
    return () => {
      gone = true;
      for (const stop of stops) stop();
      instance?.destroy();
    };
  }, [script, url, server, attempt]);

  return (
    <div id="content" className="min-h-[80dvh] overflow-x-clip">
      {state === "loading" ? (
        <p role="status" className="flex items-center justify-center gap-2 py-24 text-muted-foreground noscript:hidden">
          <LoaderCircle aria-hidden className="size-4 animate-spin" /> Loading the reference
        </p>
      ) : null}
      {state === "failed" ? (
        <div className="shell py-10">
          <ErrorState
            title="The reference could not be loaded"
            retry={() => {
              setState("loading");
              setAttempt(attempt + 1);
            }}
          />
        </div>
      ) : null}
      <div ref={place} />
    </div>
  );
}

let loading: Promise<Scalar> | undefined;

/** The script, loaded once; a failed attempt may be repeated. */
function load(src: string): Promise<Scalar> {
  loading ??= new Promise<Scalar>((done, failed) => {
    const element = document.createElement("script");
    element.src = src;
    element.onload = () => (window.Scalar ? done(window.Scalar) : failed(new Error("not what was expected")));
    element.onerror = () => failed(new Error("not loaded"));
    document.head.append(element);
  }).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
