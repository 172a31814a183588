import { Plus, Trash2 } from "lucide-react";
import { Button } from "@/app/_ui/controls/button";
import { Input } from "@/app/_ui/controls/input";
import { Textarea } from "@/app/_ui/controls/textarea";
import { Field } from "@/app/_ui/form/field";
import type { ErrorOf } from "@/app/_ui/form/hooks/complaints";
import { useListFocus } from "@/app/_ui/form/hooks/use-list-focus";
import { MAX_PACKAGES, newPackage, type PackageDraft } from "./draft";
import { TermsFields } from "./terms-fields";

type PackageFieldsProps = { value: PackageDraft[]; change: (value: PackageDraft[]) => void; errorOf: ErrorOf };

/** One to three packages, in the order in which buyers compare them. */
export function PackageFields({ value, change, errorOf }: PackageFieldsProps) {
  const list = useListFocus<HTMLDivElement>(value.length, "fieldset");
  const add = () => change([...value, newPackage(crypto.randomUUID(), value)]);
  return (
    <div ref={list} className="grid gap-4">
      {value.map((pack, i) => (
        <OnePackage
          key={pack.key}
          pack={pack}
          path={`packages.${i}.`}
          n={i + 1}
          change={(next) => change(value.with(i, next))}
          remove={value.length > 1 ? () => change(value.toSpliced(i, 1)) : undefined}
          errorOf={errorOf}
        />
      ))}
      {value.length < MAX_PACKAGES ? (
        <Button variant="secondary" className="w-fit" onClick={add}>
          <Plus aria-hidden /> Add a package
        </Button>
      ) : null}
    </div>
  );
}

type OnePackageProps = {
  pack: PackageDraft;
  path: string;
  n: number;
  change: (pack: PackageDraft) => void;
  remove: (() => void) | undefined;
  errorOf: ErrorOf;
};

function OnePackage({ pack, path, n, change, remove, errorOf }: OnePackageProps) {
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-md border border-border p-4">
      <legend className="sr-only">Package {n}</legend>
      <div className="flex items-end gap-2">
        <Field label="Package name" className="flex-1" error={errorOf(`${path}name`) ?? errorOf(`${path}slug`)}>
          <Input value={pack.name} maxLength={120} onChange={(e) => change({ ...pack, name: e.target.value })} />
        </Field>
        {remove ? (
          <Button variant="ghost" size="icon" className="text-danger-ink hover:bg-danger-tint" onClick={remove}>
            <Trash2 aria-hidden />
            <span className="sr-only">Remove package {pack.name || n}</span>
          </Button>
        ) : null}
      </div>
      <TermsFields value={pack} change={change} errorOf={errorOf} path={path} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Who it is for" optional error={errorOf(`${path}description`)}>
          <Textarea
            value={pack.description}
            rows={3}
            maxLength={500}
            onChange={(e) => change({ ...pack, description: e.target.value })}
          />
        </Field>
        <Field label="What is in it" optional error={errorOf(`${path}features`)} hint="One a line, at most ten.">
          <Textarea
            value={pack.features}
            rows={3}
            maxLength={1_300}
            placeholder={"Logo set\nSource files"}
            onChange={(e) => change({ ...pack, features: e.target.value })}
          />
        </Field>
      </div>
    </fieldset>
  );
}
