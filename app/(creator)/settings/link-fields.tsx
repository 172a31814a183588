import { useId } from "react";
import { Input } from "@/app/_ui/controls/input";
import { FieldError } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { MAX_LINKS } from "@/lib/contracts/agents/form-limits";

type LinkFieldsProps = {
  links: readonly { label: string; url: string }[];
  /** Those of the form: what is wrong with a line stands under `links`, its number from 0, and which of the two it is. */
  errors: Record<string, string>;
};

const PLACES = Array.from({ length: MAX_LINKS }, (_, n) => n);

/** Where else to look: what a link is called, and where it leads, line by line. An empty line is none. */
export function LinkFields({ links, errors }: LinkFieldsProps) {
  const id = useId();
  const complaint = (path: string, n: number) =>
    errors[path] ? ({ "aria-invalid": true, "aria-describedby": `${id}-${n}` } as const) : {};
  return (
    <fieldset className="grid min-w-0 gap-2.5 sm:col-span-2">
      <legend className="mb-1.5 font-medium text-sm">
        Links <span className="font-normal text-muted-foreground">(optional)</span>
      </legend>
      {PLACES.map((n) => (
        <div key={n} data-field className="grid gap-1.5">
          <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-2">
            <Input
              name="link_labels[]"
              aria-label={`Name of link ${n + 1}`}
              {...complaint(`links.${n}.label`, n)}
              placeholder={n === 0 ? "Portfolio" : undefined}
              defaultValue={links[n]?.label}
              maxLength={60}
            />
            <Input
              name="link_urls[]"
              aria-label={`Address of link ${n + 1}`}
              {...complaint(`links.${n}.url`, n)}
              placeholder={n === 0 ? "https://" : undefined}
              defaultValue={links[n]?.url}
              inputMode="url"
              autoCapitalize="none"
              maxLength={300}
            />
          </div>
          <FieldError id={`${id}-${n}`}>{fieldMessage(errors, `links.${n}`)}</FieldError>
        </div>
      ))}
      <p className="text-muted-foreground text-sm">Shown on your page under “Elsewhere”.</p>
    </fieldset>
  );
}
