"use client";

import { type Caught, caught } from "./_ui/feedback/caught";
import { BRAND } from "./_ui/looks/logos/brand";
import "./globals.css";

/** The last resort: the root layout itself broke, so this brings its own document. Every page ships it, so it draws its own button. */
export default function GlobalError(props: Caught) {
  const { children, retry, reference } = caught(props);
  return (
    <html lang="en">
      <body className="font-sans">
        <title>Something went wrong</title>
        <main id="content" className="shell grid max-w-xl justify-items-center gap-3 pt-24 text-center">
          <a href="/" className="rounded-sm font-semibold text-lg">
            {BRAND}
          </a>
          <h1 className="font-semibold text-2xl">This page could not be shown</h1>
          <p className="text-lg text-muted-foreground">{children}</p>
          {reference ? <p className="font-mono text-xs">Reference {reference}</p> : null}
          <button
            type="button"
            onClick={retry}
            className="mt-4 h-9 rounded-sm bg-primary px-3.5 font-medium text-base text-primary-foreground hover:bg-primary-hover"
          >
            Try again
          </button>
        </main>
      </body>
    </html>
  );
}
