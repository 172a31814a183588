"use client";

import { Download } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { Button } from "@/app/_ui/controls/button";
import { CopyButton } from "@/app/_ui/controls/copyable";
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "@/app/_ui/controls/dialog";

/** The ten codes, shown this once. They take the focus, so that they are read out. */
export function RecoveryCodes({ codes, close }: { codes: string[]; close: () => void }) {
  const router = useRouter();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = `${codes.join("\n")}\n`;
  const done = () => {
    close();
    router.refresh();
  };
  return (
    <>
      <DialogHeader>
        <DialogTitle ref={heading} tabIndex={-1} className="outline-none">
          Keep your recovery codes
        </DialogTitle>
        <DialogDescription>
          Each lets you in once, without your phone. This is the only time that we show them.
        </DialogDescription>
      </DialogHeader>
      <div className="relative rounded-md border border-border bg-muted p-4">
        <ol className="grid gap-x-8 gap-y-1.5 font-mono text-sm sm:grid-cols-2" aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <CopyButton value={text} label="recovery codes" className="absolute top-2 right-2" />
      </div>
      <DialogFooter>
        <Button asChild variant="secondary">
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`Guildhall recovery codes. Each works once.\n\n${text}`)}`}
            download="guildhall-recovery-codes.txt"
          >
            <Download aria-hidden /> Save as a file
          </a>
        </Button>
        <Button onClick={done}>I have kept them</Button>
      </DialogFooter>
    </>
  );
}
