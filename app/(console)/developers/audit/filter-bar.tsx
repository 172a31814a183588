import { Search } from "lucide-react";
import { Button } from "@/app/_ui/controls/button";
import { Input } from "@/app/_ui/controls/input";
import { Link } from "@/app/_ui/controls/link";
import { Select } from "@/app/_ui/controls/select";
import { Field } from "@/app/_ui/form/field";
import { FilterForm } from "@/app/_ui/form/filters/filter-form";
import type { LeftOut } from "@/app/_ui/form/filters/left-out";
import { LeftOutFilters } from "@/app/_ui/form/filters/left-out-filters";
import { AUDIT_ACTORS } from "@/lib/contracts/developers/audit";
import { ACTOR_NAMES } from "./actor-names";
import { type AuditFilters, auditHref, whyNoDay } from "./filters";

/** What the log is narrowed by; works as a plain form. `vain` is what the address asks and was left out. */
export function FilterBar({ filters, vain }: { filters: AuditFilters; vain: LeftOut<"action" | "from" | "to"> }) {
  const clear = auditHref(filters) !== auditHref() || Object.keys(vain).length > 0;
  return (
    <FilterForm
      action="/developers/audit"
      shown={{ ...filters, ...vain }}
      className="mb-5 grid grid-cols-2 items-end gap-3 lg:grid-cols-[repeat(5,minmax(0,1fr))_auto]"
    >
      <Field label="Action" name="action">
        <Input
          defaultValue={vain.action ?? filters.action}
          placeholder="post.created"
          maxLength={80}
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label="Actor" name="actor">
        <Select defaultValue={filters.actor}>
          <option value="">Anyone</option>
          {AUDIT_ACTORS.map((kind) => (
            <option key={kind} value={kind}>
              {ACTOR_NAMES[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Target" name="target" className="max-lg:col-span-2">
        <Input
          defaultValue={filters.target}
          placeholder="A type or an id"
          maxLength={80}
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label="From (UTC)" name="from">
        <Input type="date" defaultValue={filters.from} />
      </Field>
      <Field label="To (UTC)" name="to">
        <Input type="date" defaultValue={vain.to ?? filters.to} />
      </Field>
      <div className="flex flex-row-reverse justify-end gap-2 max-lg:col-span-2">
        <Button type="submit" variant="secondary">
          <Search aria-hidden /> Filter
        </Button>
        {clear ? (
          <Button asChild variant="ghost">
            <Link href={auditHref()} scroll={false}>
              Clear
            </Link>
          </Button>
        ) : null}
      </div>
      <LeftOutFilters
        said={[
          vain.action && `“${vain.action}” is left out: an action is written as in post.created.`,
          vain.from && whyNoDay(vain.from),
          vain.to && whyNoDay(vain.to),
        ]}
      />
    </FilterForm>
  );
}
