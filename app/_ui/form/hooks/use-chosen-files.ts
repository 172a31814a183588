"use client";

import { type ChangeEvent, useEffect, useRef } from "react";

/** For an input of files: each choice is handed to `take` and the input emptied, what was chosen before the page was live too. */
export function useChosenFiles(take: (files: File[]) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const empty = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    input.value = "";
    if (files.length > 0) take(files);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before is looked for once
  useEffect(() => {
    if (ref.current) empty(ref.current);
  }, []);
  return { ref, onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => empty(currentTarget) };
}
