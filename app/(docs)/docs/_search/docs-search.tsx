"use client";

import { BookOpen, Braces, Search } from "lucide-react";
import Form from "next/form";
import { useRouter, useSearchParams } from "next/navigation";
import { cn } from "@/app/_ui/cn";
import { controlClasses } from "@/app/_ui/controls/input";
import { Combobox, type Kinds } from "@/app/_ui/search/combobox";
import { SEARCH_KEY } from "@/app/_ui/search/shortcut";
import type { DocsEntry } from "./find";
import { loadDocsFinder, useDocsFound } from "./use-docs-found";

const KINDS: Kinds<DocsEntry["kind"]> = {
  guide: { icon: BookOpen, label: "Guides" },
  operation: { icon: Braces, label: "Operations" },
};

/** The search of the documentation: finds as one types, within the browser. `/` leads to it. Without script its form finds the same. On the page of results it shows what was sought. */
export function DocsSearch() {
  const router = useRouter();
  const sought = useSearchParams().get("q");
  return (
    <Form
      action="/docs/find"
      role="search"
      aria-label="Search the documentation"
      className="relative mt-5 max-w-md md:mt-6"
      onFocus={() => loadDocsFinder().catch(() => undefined)}
    >
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
      />
      <Combobox
        shortcut={SEARCH_KEY}
        label="Search the documentation"
        kinds={KINDS}
        useFound={useDocsFound}
        // the reference is not rendered by this part of the site: it is loaded afresh
        go={(path) => (path.startsWith("/docs") ? router.push(path) : window.location.assign(path))}
        defaultValue={sought ?? ""}
        placeholder="Search, or press /"
        className={cn(controlClasses, "h-9 pr-3 pl-9")}
      />
    </Form>
  );
}
