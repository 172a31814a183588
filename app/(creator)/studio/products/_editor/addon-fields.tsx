import { Plus, Trash2 } from "lucide-react";
import { Button } from "@/app/_ui/controls/button";
import { Input } from "@/app/_ui/controls/input";
import { Textarea } from "@/app/_ui/controls/textarea";
import { Field } from "@/app/_ui/form/field";
import type { ErrorOf } from "@/app/_ui/form/hooks/complaints";
import { useListFocus } from "@/app/_ui/form/hooks/use-list-focus";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import { type AddonDraft, MAX_ADDONS, priceError } from "./draft";

type AddonFieldsProps = { value: AddonDraft[]; change: (value: AddonDraft[]) => void; errorOf: ErrorOf };

/** What a buyer may add to any package or to the flat price. */
export function AddonFields({ value, change, errorOf }: AddonFieldsProps) {
  const list = useListFocus<HTMLDivElement>(value.length, "fieldset");
  const add = () => change([...value, { key: crypto.randomUUID(), name: "", description: "", price: "", days: "0" }]);
  return (
    <Card>
      <CardHeader>
        <CardTitle>Add-ons</CardTitle>
        <CardDescription>Extras that a buyer can tick: another round, source files.</CardDescription>
      </CardHeader>
      <CardContent ref={list} className="grid gap-4">
        {value.map((addon, i) => (
          <OneAddon
            key={addon.key}
            addon={addon}
            path={`addons.${i}.`}
            n={i + 1}
            change={(next) => change(value.with(i, next))}
            remove={() => change(value.toSpliced(i, 1))}
            errorOf={errorOf}
          />
        ))}
        {value.length < MAX_ADDONS ? (
          <Button variant="secondary" className="w-fit" onClick={add}>
            <Plus aria-hidden /> Add an add-on
          </Button>
        ) : null}
      </CardContent>
    </Card>
  );
}

type OneAddonProps = {
  addon: AddonDraft;
  path: string;
  n: number;
  change: (addon: AddonDraft) => void;
  remove: () => void;
  errorOf: ErrorOf;
};

function OneAddon({ addon, path, n, change, remove, errorOf }: OneAddonProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-[1fr_1fr_auto] gap-4 rounded-md border border-border p-4 sm:grid-cols-[1.6fr_1fr_1fr_auto]">
      <legend className="sr-only">Add-on {n}</legend>
      <Field label="Add-on name" className="max-sm:col-span-2" error={errorOf(`${path}name`) ?? errorOf(`${path}slug`)}>
        <Input value={addon.name} maxLength={120} onChange={(e) => change({ ...addon, name: e.target.value })} />
      </Field>
      <Field label="Adds, $" error={priceError(addon.price, errorOf(`${path}price_cents`))}>
        <Input
          value={addon.price}
          inputMode="decimal"
          maxLength={12}
          autoComplete="off"
          onChange={(e) => change({ ...addon, price: e.target.value })}
        />
      </Field>
      <Field label="Adds, days" className="max-sm:col-span-2" error={errorOf(`${path}extra_days`)}>
        <Input
          value={addon.days}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          onChange={(e) => change({ ...addon, days: e.target.value })}
        />
      </Field>
      <Button
        variant="ghost"
        size="icon"
        className="mt-[26px] text-danger-ink hover:bg-danger-tint max-sm:col-start-3 max-sm:row-start-1"
        onClick={remove}
      >
        <Trash2 aria-hidden />
        <span className="sr-only">Remove add-on {addon.name || n}</span>
      </Button>
      <Field label="About it" optional className="col-span-full" error={errorOf(`${path}description`)}>
        <Textarea
          rows={1}
          value={addon.description}
          maxLength={500}
          onChange={(e) => change({ ...addon, description: e.target.value })}
        />
      </Field>
    </fieldset>
  );
}
