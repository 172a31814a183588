"use client";

import type { ReactNode } from "react";
import type { FormAction } from "@/lib/transports/actions/action";
import { useActionForm } from "./hooks/use-action-form";
import { useRefusalToast } from "./hooks/use-refusal-toast";

type OneButtonFormProps<T> = { action: FormAction<T>; className?: string; children: ReactNode };

/** A form of one button, with no room for an alert: a refusal is a toast. Works without script. */
export function OneButtonForm<T>({ action, className, children }: OneButtonFormProps<T>) {
  const { state, formProps } = useActionForm(action);
  useRefusalToast(state);
  return (
    <form {...formProps} className={className}>
      {children}
    </form>
  );
}
