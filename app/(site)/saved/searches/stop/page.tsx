import type { Metadata } from "next";
import { Link } from "@/app/_ui/controls/link";
import { StopMails } from "./stop-mails";

export const metadata: Metadata = {
  title: "Stop mails of saved searches",
  robots: { index: false },
  referrer: "same-origin",
};

type StopPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Where the link of a mail leads: one button, no sign-in. Opening it changes nothing, for mail programs open links by themselves. */
export default async function StopSearchMailsPage({ searchParams }: StopPageProps) {
  const token = [(await searchParams).token].flat()[0] ?? "";
  return (
    <div className="shell grid max-w-[29rem] grid-cols-1 gap-6 py-10 sm:py-14">
      <header className="grid gap-1.5">
        <h1 className="font-semibold text-2xl">Stop these mails</h1>
        <p className="text-lg text-muted-foreground">
          You get no more mails about new matches of your saved searches. The searches stay, and{" "}
          <Link href="/saved/searches" className="rounded-sm text-primary-ink underline underline-offset-4">
            each can be turned on again
          </Link>
          .
        </p>
      </header>
      <StopMails token={token} />
    </div>
  );
}
