"use client";

import NextLink from "next/link";
import { type ComponentProps, useState } from "react";

type LinkProps = Omit<ComponentProps<typeof NextLink>, "prefetch" | "onPointerOver" | "onFocusCapture">;

/**
 * A link to a page of ours. The page is fetched ahead once somebody points at the link, touches it or comes to it by keyboard; the
 * framework's own does so for every link in sight, which were 20 to 40 requests for each page that is read.
 */
export function Link(props: LinkProps) {
  const [meant, setMeant] = useState(false);
  const mean = () => setMeant(true);
  return <NextLink {...props} prefetch={meant ? null : false} onPointerOver={mean} onFocusCapture={mean} />;
}
