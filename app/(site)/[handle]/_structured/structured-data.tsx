import type { Said } from "./said";

/** Says to search engines what the page is about, as JSON-LD. */
export function StructuredData({ said }: { said: readonly Said[] }) {
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": said });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data that no browser runs; no text in it can end the element
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
    />
  );
}
