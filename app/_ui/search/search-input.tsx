"use client";

import { LayoutGrid, Package, Search, UserRound } from "lucide-react";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useId, useState } from "react";
import { SUGGESTED, type Suggestion } from "@/lib/contracts/network/suggestions";
import { cn } from "../cn";
import { useSuggestions } from "./use-suggestions";

type SearchInputProps = { defaultValue?: string; placeholder: string; className: string };

const KINDS = {
  service: { icon: Search, label: "Services" },
  category: { icon: LayoutGrid, label: "Categories" },
  creator: { icon: UserRound, label: "Creators" },
  offer: { icon: Package, label: "Offers" },
} as const;

/**
 * The field of the search box: a combobox after the ARIA pattern. The arrows walk through the suggestions, Enter opens the chosen one
 * or, without one, sends the form; Escape closes the list before it clears the field.
 */
export function SearchInput({ defaultValue, placeholder, className }: SearchInputProps) {
  const id = useId();
  const router = useRouter();
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useSuggestions(open ? typed : null);
  const shown = open && found.length > 0;
  const chosen = shown ? found[active] : undefined;
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const go = ({ path }: Suggestion) => {
    close();
    router.push(path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && shown) {
      // one place more than there are suggestions: the field itself
      const places = found.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (step && typed) {
      setOpen(true);
    } else if (event.key === "Enter" && chosen) {
      go(chosen);
    } else if (event.key === "Escape" && shown) {
      close();
    } else {
      if (event.key === "Enter") close();
      return;
    }
    event.preventDefault();
  };
  return (
    <>
      <input
        type="search"
        name="q"
        role="combobox"
        aria-label="Search creators"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? id : undefined}
        aria-activedescendant={chosen ? `${id}-${active}` : undefined}
        autoComplete="off"
        defaultValue={defaultValue}
        placeholder={placeholder}
        maxLength={200}
        enterKeyHint="search"
        className={className}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(-1);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {shown ? <Options id={id} found={found} active={active} go={go} /> : null}
      <span role="status" className="sr-only">
        {shown ? `${found.length} ${found.length === 1 ? "suggestion" : "suggestions"}, use the arrow keys` : ""}
      </span>
    </>
  );
}

type OptionsProps = { id: string; found: Suggestion[]; active: number; go: (suggestion: Suggestion) => void };

function Options({ id, found, active, go }: OptionsProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      // the field keeps the focus when an option is pressed
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-50 mt-1.5 max-h-96 min-w-64 overflow-y-auto rounded-md border border-border bg-popover p-1.5 text-left text-base shadow-lg"
    >
      {SUGGESTED.filter((kind) => found.some((one) => one.kind === kind)).map((kind) => (
        // biome-ignore lint/a11y/useSemanticElements: groups of options are no fieldset
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p id={`${id}-${kind}`} className="px-2.5 pt-2 pb-1 text-muted-foreground text-xs">
            {KINDS[kind].label}
          </p>
          {found.map((suggestion, i) =>
            suggestion.kind === kind ? (
              <Option
                key={suggestion.path}
                id={`${id}-${i}`}
                suggestion={suggestion}
                active={i === active}
                go={() => go(suggestion)}
              />
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
}

type OptionProps = { id: string; suggestion: Suggestion; active: boolean; go: () => void };

function Option({ id, suggestion: { kind, label, detail }, active, go }: OptionProps) {
  const Icon = KINDS[kind].icon;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onClick={go}
      className={cn(
        "flex cursor-pointer items-center gap-3 rounded-sm px-2.5 py-1.5 hover:bg-muted",
        active && "bg-muted",
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      <span className="grid min-w-0">
        <span className="truncate font-medium">{label}</span>
        <span className="truncate text-muted-foreground text-sm">{detail}</span>
      </span>
    </div>
  );
}
