"use client";

import ErrorPage from "./error";
import "./globals.css";

type GlobalErrorProps = { error: unknown; retry: () => void };

/** The last resort: the root layout itself broke, so this brings its own document. */
export default function GlobalError(props: GlobalErrorProps) {
  return (
    <html lang="en">
      <body className="font-sans">
        <title>Something went wrong</title>
        <ErrorPage {...props} />
      </body>
    </html>
  );
}
