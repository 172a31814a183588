import type { ComponentType, ReactNode } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";

type NoneYetProps = {
  icon: ComponentType<{ className?: string }>;
  title: string;
  /** Where the first one is made: the page with its dialog open. */
  next: { href: string; label: string };
  /** Another way to begin. */
  more?: ReactNode;
  children: ReactNode;
};

/** A console list before its first row: what it is for, and how to make one. */
export function NoneYet({ icon, title, next, more, children }: NoneYetProps) {
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={
        <>
          <Button asChild variant="secondary">
            <Link href={next.href} scroll={false}>
              {next.label}
            </Link>
          </Button>
          {more}
        </>
      }
    >
      {children}
    </EmptyState>
  );
}
