"use client";

import type { ComponentProps } from "react";
import { useFormStatus } from "react-dom";
import { Button } from "../controls/button";

/** The submit button of the form around it: busy while the form is being sent. */
export function SubmitButton({ pending, ...props }: ComponentProps<typeof Button>) {
  const status = useFormStatus();
  return <Button type="submit" pending={pending ?? status.pending} {...props} />;
}
