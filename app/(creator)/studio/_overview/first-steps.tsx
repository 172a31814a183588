import { StepsToDo } from "@/app/_parts/steps-to-do";
import { Link } from "@/app/_ui/controls/link";
import type { TodayView } from "@/lib/domain/network/studio/view";

type FirstStepsProps = { steps: TodayView["steps"]; handle: string };

/** The way to a first sale. */
export function FirstSteps({ steps, handle }: FirstStepsProps) {
  const list = [
    {
      done: steps.profile,
      title: "Say who you are",
      text: "A tagline, a few lines about you and a category: what buyers and their agents read first.",
      href: "/settings",
      action: "Fill in your profile",
    },
    {
      done: steps.product,
      title: "Put something on sale",
      text: "One flat price, or up to three packages to compare.",
      href: "/studio/products/new",
      action: "New product",
    },
    {
      done: steps.payouts,
      title: "Set up payouts",
      text: "Nobody can order from you before the processor knows whom to pay.",
      href: "/studio/payouts",
      action: "Set up payouts",
    },
    {
      done: steps.discoverable,
      title: "Let agents find you",
      text: "Off until you say so. Then any agent can find you and open a checkout for its person.",
      href: "/settings",
      action: "Open the setting",
    },
  ];
  const page = (
    <>
      Your page is at{" "}
      <Link href={`/${handle}`} className="rounded-sm text-primary-ink underline underline-offset-4">
        /{handle}
      </Link>
      .
    </>
  );
  return <StepsToDo title="Your first sale" lead={page} steps={list} counted />;
}
