import type { ReactNode } from "react";

type Props = { title: string; href?: string | null; link?: string; children?: ReactNode };

/** A page with one thing to say, and one way on where there is one. */
export function Notice({ title, href, link, children }: Props) {
  return (
    <section className="sandbox-card sandbox-narrow" aria-labelledby="notice">
      <h1 id="notice">{title}</h1>
      {children}
      {href ? (
        <a className="sandbox-button" href={href}>
          {link}
        </a>
      ) : null}
    </section>
  );
}
