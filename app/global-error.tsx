"use client";

import type { Caught } from "./_ui/feedback/caught";
import ErrorPage from "./error";
import "./globals.css";

/** The last resort: the root layout itself broke, so this brings its own document. */
export default function GlobalError(props: Caught) {
  return (
    <html lang="en">
      <body className="font-sans">
        <title>Something went wrong</title>
        <ErrorPage {...props} />
      </body>
    </html>
  );
}
