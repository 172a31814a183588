import type { Metadata } from "next";
import { alternates } from "@/app/_parts/alternates";
import { Link } from "@/app/_ui/controls/link";
import { GuideHeader } from "../_parts/guide-header";
import { operationPath, REFERENCE } from "../_reference/tag-text";

export const metadata: Metadata = {
  title: "API reference",
  description: "Every operation of the REST API, rendered from the contracts that answer it.",
  alternates: alternates("/docs/reference"),
};

const LEAD =
  "Every operation of the REST API, from the contracts that answer it. The same as one file is `/openapi/v1.openapi.yaml`.";

/** Every operation by its tag. */
export default function ReferenceIndexPage() {
  return (
    <article className="py-6 md:py-8">
      <GuideHeader title="API reference" lead={LEAD} crumbs={[{ label: "Documentation", href: "/docs" }]} />
      <div className="prose">
        {REFERENCE.map(({ slug, name, about, operations }) => (
          <section key={slug} aria-labelledby={slug}>
            <h2 id={slug}>
              <Link href={`/docs/reference/${slug}`}>{name}</Link>
            </h2>
            <p>{about}</p>
            <ul>
              {operations.map(({ id, method, path, summary }) => (
                <li key={id}>
                  <Link href={operationPath(slug, id)}>{summary}</Link>{" "}
                  <code>
                    {method} {path}
                  </code>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </article>
  );
}
