"use client";

import { type ComponentProps, useEffect, useRef } from "react";
import { Link } from "../../controls/link";

let followed = false;

/** A link that narrows or widens the list of its page, and may be gone from the page to which it leads. */
export function FilterLink(props: ComponentProps<typeof Link>) {
  return (
    <Link
      {...props}
      onClick={() => {
        followed = true;
      }}
    />
  );
}

type FoundProps = ComponentProps<"h2"> & {
  /** The address of the list, by which one list is told from the next. */
  of: string;
};

/** Says what a list found. It takes the focus when a filter's link led here and is gone. */
export function FoundHeading({ of, ...props }: FoundProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list, also where the heading stays
  useEffect(() => {
    if (followed && document.activeElement === document.body) heading.current?.focus();
    followed = false;
  }, [of]);
  return <h2 ref={heading} tabIndex={-1} {...props} />;
}
