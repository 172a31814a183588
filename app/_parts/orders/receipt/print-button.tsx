"use client";

import { Printer } from "lucide-react";
import { Button } from "@/app/_ui/controls/button";

/** Prints the page. */
export function PrintButton() {
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      <Printer aria-hidden /> Print
    </Button>
  );
}
