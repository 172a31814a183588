"use client";

import { CodeBlock } from "@/app/_ui/text/code-block";
import { fillIn } from "./fill-in";
import { useKeptKey } from "./kept-key";

/** An example of a guide, with the reader's test key in it once there is one. */
export function GuideCode({ code, label, language }: { code: string; label: string; language: string }) {
  const key = useKeptKey();
  return <CodeBlock code={key ? fillIn(code, key) : code} label={label} language={language} />;
}
