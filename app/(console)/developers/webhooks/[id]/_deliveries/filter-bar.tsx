import { Search } from "lucide-react";
import { Button } from "@/app/_ui/controls/button";
import { Input } from "@/app/_ui/controls/input";
import { Link } from "@/app/_ui/controls/link";
import { Select } from "@/app/_ui/controls/select";
import { Field } from "@/app/_ui/form/field";
import { FilterForm } from "@/app/_ui/form/filters/filter-form";
import type { LeftOut } from "@/app/_ui/form/filters/left-out";
import { LeftOutFilters } from "@/app/_ui/form/filters/left-out-filters";
import { EVENT_KINDS } from "@/lib/contracts/developers/events/events";
import { STATE_LABELS } from "../../_deliveries/delivery-state";
import { type DeliveryFilters, endpointHref } from "./filters";

const RANGES = [
  ["1h", "Last hour"],
  ["24h", "Last 24 hours"],
  ["7d", "Last 7 days"],
  ["30d", "Last 30 days"],
] as const;

type FilterBarProps = { id: string; filters: DeliveryFilters; vain: LeftOut<"event_id"> };

/** What an endpoint's deliveries are narrowed by, all in the address; works as a plain form. `vain` is what the address asks and was left out. */
export function FilterBar({ id, filters, vain }: FilterBarProps) {
  const clear = endpointHref(id, filters) !== endpointHref(id) || Object.keys(vain).length > 0;
  return (
    <FilterForm action={endpointHref(id)} shown={{ ...filters, ...vain }} className="grid gap-3">
      <div className="grid grid-cols-2 items-end gap-3 xl:grid-cols-[repeat(3,minmax(0,1fr))_minmax(0,1.6fr)]">
        <Field label="State" name="state">
          <Select defaultValue={filters.state}>
            <option value="">Any</option>
            {STATE_LABELS.map(([state, label]) => (
              <option key={state} value={state}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Event" name="event_type">
          <Select defaultValue={filters.event_type}>
            <option value="">Any</option>
            {EVENT_KINDS.map((kind) => (
              <option key={kind}>{kind}</option>
            ))}
          </Select>
        </Field>
        <Field label="Time" name="within">
          <Select defaultValue={filters.within}>
            <option value="">All</option>
            {RANGES.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Event id" name="event_id">
          <Input
            defaultValue={vain.event_id ?? filters.event_id}
            placeholder="evt_…"
            maxLength={64}
            spellCheck={false}
            className="font-mono"
          />
        </Field>
      </div>
      <div className="flex flex-row-reverse items-center justify-start gap-2">
        <Button type="submit" variant="secondary" size="sm">
          <Search aria-hidden /> Filter
        </Button>
        {clear ? (
          <Button asChild variant="ghost" size="sm">
            <Link href={endpointHref(id)} scroll={false}>
              Clear filters
            </Link>
          </Button>
        ) : null}
      </div>
      <LeftOutFilters
        said={[vain.event_id && `“${vain.event_id}” is left out: the id of an event begins with evt_.`]}
      />
    </FilterForm>
  );
}
