"use client";

import type { LucideIcon } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { cn } from "../cn";
import { isComposing } from "../controls/composing";

/** What can be chosen: a place on the site. */
export type Choice<Kind extends string> = { kind: Kind; label: string; detail: string; path: string };

/** The kinds of choices in the order in which they are shown, and their looks. */
export type Kinds<Kind extends string> = Record<Kind, { icon: LucideIcon; label: string }>;

type ComboboxProps<Kind extends string> = {
  label: string;
  kinds: Kinds<Kind>;
  /** The choices for what was typed, by kind; `null` while the list is closed. */
  useFound: (typed: string | null) => Choice<Kind>[];
  go: (path: string) => void;
  defaultValue?: string;
  placeholder: string;
  className: string;
  /** The key that leads here: `SEARCH_KEY` on the one field of a page that has it. */
  shortcut?: string;
};

/**
 * The field `q` of a search: a combobox after the ARIA pattern. The arrows walk through the choices, Enter opens the chosen one or,
 * without one, sends the form; Escape closes the list before it clears the field.
 */
export function Combobox<Kind extends string>({ label, kinds, useFound, go, shortcut, ...field }: ComboboxProps<Kind>) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useFound(open ? typed : null);
  const shown = open && found.length > 0;
  const chosen = shown ? found[active] : undefined;
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = ({ path }: Choice<Kind>) => {
    close();
    go(path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && shown) {
      // one place more than there are choices: the field itself
      const places = found.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (step && typed) {
      setOpen(true);
    } else if (event.key === "Enter" && chosen) {
      choose(chosen);
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
        aria-label={label}
        aria-keyshortcuts={shortcut}
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? id : undefined}
        aria-activedescendant={chosen ? `${id}-${active}` : undefined}
        autoComplete="off"
        maxLength={200}
        enterKeyHint="search"
        {...field}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(-1);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {shown ? <Options id={id} kinds={kinds} found={found} active={active} choose={choose} /> : null}
      <span role="status" className="sr-only">
        {shown ? `${found.length} ${found.length === 1 ? "suggestion" : "suggestions"}, use the arrow keys` : ""}
      </span>
    </>
  );
}

type OptionsProps<Kind extends string> = {
  id: string;
  kinds: Kinds<Kind>;
  found: Choice<Kind>[];
  active: number;
  choose: (choice: Choice<Kind>) => void;
};

function Options<Kind extends string>({ id, kinds, found, active, choose }: OptionsProps<Kind>) {
  const present = (Object.keys(kinds) as Kind[]).filter((kind) => found.some((one) => one.kind === kind));
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      // the field keeps the focus when an option is pressed
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-50 mt-1.5 max-h-96 min-w-64 overflow-y-auto rounded-md border border-border bg-popover p-1.5 text-left text-base shadow-lg"
    >
      {present.map((kind) => (
        // biome-ignore lint/a11y/useSemanticElements: groups of options are no fieldset
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p id={`${id}-${kind}`} className="px-2.5 pt-2 pb-1 text-muted-foreground text-xs">
            {kinds[kind].label}
          </p>
          {found.map((choice, i) =>
            choice.kind === kind ? (
              <Option
                key={choice.path}
                id={`${id}-${i}`}
                icon={kinds[kind].icon}
                choice={choice}
                active={i === active}
                choose={() => choose(choice)}
              />
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
}

type OptionProps = { id: string; icon: LucideIcon; choice: Choice<string>; active: boolean; choose: () => void };

function Option({ id, icon: Icon, choice: { label, detail }, active, choose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onClick={choose}
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
