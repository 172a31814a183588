"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useTransition } from "react";

/**
 * A GET form that keeps its filters in the address: selects apply at once, empty fields stay out of the URL. Without script the
 * browser sends it as it is.
 */
export function FilterForm({
  action,
  className,
  children,
}: {
  action: string;
  className?: string;
  children: ReactNode;
}) {
  const router = useRouter();
  const [pending, start] = useTransition();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === "string" && value.trim()) query.set(name, value.trim());
    }
    start(() => router.push(query.size > 0 ? `${action}?${query}` : action));
  };
  const applyAtOnce = (event: FormEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLSelectElement) event.currentTarget.requestSubmit();
  };

  return (
    <form action={action} onSubmit={submit} onChange={applyAtOnce} aria-busy={pending} className={className}>
      {children}
    </form>
  );
}
