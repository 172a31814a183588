"use client";

import { LayoutGrid, Package, Search, UserRound } from "lucide-react";
import { useRouter } from "next/navigation";
import type { Suggestion } from "@/lib/contracts/network/search/suggestions";
import { Combobox, type Kinds } from "./combobox";
import { useSuggestions } from "./use-suggestions";

type SearchInputProps = { defaultValue?: string; placeholder: string; className: string };

const KINDS: Kinds<Suggestion["kind"]> = {
  service: { icon: Search, label: "Services" },
  category: { icon: LayoutGrid, label: "Categories" },
  creator: { icon: UserRound, label: "Creators" },
  offer: { icon: Package, label: "Offers" },
};

/** The field of the search over creators, with what the service suggests as one types. */
export function SearchInput(props: SearchInputProps) {
  const router = useRouter();
  return (
    <Combobox
      label="Search creators"
      kinds={KINDS}
      useFound={useSuggestions}
      go={(path) => router.push(path)}
      {...props}
    />
  );
}
