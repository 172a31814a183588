import { Link } from "@/app/_ui/controls/link";

/** A link within a sentence. */
export function InlineLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} className="rounded-sm text-primary-ink underline underline-offset-4">
      {children}
    </Link>
  );
}
