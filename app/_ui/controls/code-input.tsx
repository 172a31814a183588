import type { ComponentProps } from "react";
import { Input } from "./input";

/** Six digits of an authenticator app: phones offer digits, and what a password manager knows. Put it in a Field. */
export function CodeInput(props: Omit<ComponentProps<"input">, "type">) {
  return (
    <Input
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder="123 456"
      maxLength={7}
      required
      className="h-10 max-w-40 font-mono text-lg tabular-nums tracking-widest"
      {...props}
    />
  );
}
