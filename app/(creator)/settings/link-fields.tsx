import { useId } from "react";
import { Input } from "@/app/_ui/controls/input";
import { FieldError } from "@/app/_ui/form/field";
import { MAX_LINKS } from "@/lib/contracts/agents/form-limits";

type LinkFieldsProps = { links: readonly { label: string; url: string }[]; error?: string };

const PLACES = Array.from({ length: MAX_LINKS }, (_, n) => n);

/** Where else to look: what a link is called, and where it leads, line by line. An empty line is none. */
export function LinkFields({ links, error }: LinkFieldsProps) {
  const id = useId();
  const said = error ? `${id}-error` : undefined;
  return (
    <fieldset className="grid min-w-0 gap-2.5 sm:col-span-2">
      <legend className="mb-1.5 font-medium text-sm">
        Links <span className="font-normal text-muted-foreground">(optional)</span>
      </legend>
      <FieldError id={said}>{error}</FieldError>
      {PLACES.map((n) => (
        <div key={n} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-2">
          <Input
            name="link_labels[]"
            aria-label={`Name of link ${n + 1}`}
            aria-describedby={said}
            placeholder={n === 0 ? "Portfolio" : undefined}
            defaultValue={links[n]?.label}
            maxLength={60}
          />
          <Input
            name="link_urls[]"
            aria-label={`Address of link ${n + 1}`}
            aria-describedby={said}
            placeholder={n === 0 ? "https://" : undefined}
            defaultValue={links[n]?.url}
            inputMode="url"
            autoCapitalize="none"
            maxLength={300}
          />
        </div>
      ))}
      <p className="text-muted-foreground text-sm">Shown on your page under “Elsewhere”.</p>
    </fieldset>
  );
}
