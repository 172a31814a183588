"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Copyable } from "@/app/_ui/controls/copyable";
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "@/app/_ui/controls/dialog";
import { FormAlert } from "@/app/_ui/form/form-alert";

type SecretShownProps = {
  title: string;
  detail: ReactNode;
  secret: string;
  /** What the secret is called: "API key", "signing secret". */
  name: string;
  close: () => void;
  children?: ReactNode;
};

/** The step of a dialog that shows a secret, this once. It takes the focus, so that it is read out. */
export function SecretShown({ title, detail, secret, name, close, children }: SecretShownProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <DialogHeader>
        <DialogTitle ref={heading} tabIndex={-1} className="outline-none">
          {title}
        </DialogTitle>
        <DialogDescription>{detail}</DialogDescription>
      </DialogHeader>
      <Copyable variant="block" value={secret} label={name} />
      <FormAlert tone="warning">
        Copy the {name} now and keep it where you keep secrets. It is shown this once and cannot be shown again.
      </FormAlert>
      {children}
      <DialogFooter>
        <Button onClick={close}>I have copied it</Button>
      </DialogFooter>
    </>
  );
}
