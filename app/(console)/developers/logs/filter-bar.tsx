import { ChevronDown, Search } from "lucide-react";
import { Button } from "@/app/_ui/controls/button";
import { Input } from "@/app/_ui/controls/input";
import { Link } from "@/app/_ui/controls/link";
import { Select } from "@/app/_ui/controls/select";
import { Field } from "@/app/_ui/form/field";
import { FilterForm } from "@/app/_ui/form/filters/filter-form";
import type { LeftOut } from "@/app/_ui/form/filters/left-out";
import { LeftOutFilters } from "@/app/_ui/form/filters/left-out-filters";
import { MomentField } from "@/app/_ui/time/moment-field";
import { STATUSES } from "@/lib/domain/developers/request-logs/figures/statuses";
import { listCredentials } from "@/lib/domain/developers/request-logs/redacting/credentials";
import { pageContext } from "@/lib/transports/actions/session/session";
import { type LogFilters, logsHref, METHODS } from "./filters";

const CLASSES = [
  ["errors", "All errors (4xx, 5xx)"],
  ["2xx", "2xx: succeeded"],
  ["3xx", "3xx: unchanged"],
  ["4xx", "4xx: refused"],
  ["5xx", "5xx: failed"],
] as const;

const RANGES = [
  ["1h", "Last hour"],
  ["24h", "Last 24 hours"],
  ["7d", "Last 7 days"],
] as const;

/** What the log is narrowed by, all in the address; works as a plain form. `vain` is what the address asks and was left out. */
export async function FilterBar({ filters, vain }: { filters: LogFilters; vain: LeftOut<"order_id"> }) {
  const credentials = await listCredentials(await pageContext());
  const exact = Boolean(filters.request_id || filters.order_id || vain.order_id || filters.from || filters.to);
  const clear = logsHref(filters) !== logsHref() || Object.keys(vain).length > 0;
  return (
    <FilterForm action="/developers/logs" shown={{ ...filters, ...vain }} className="mb-5 grid gap-3">
      <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,1.6fr)_repeat(4,minmax(0,1fr))]">
        <Field label="Path begins with" name="path" className="col-span-2 lg:col-span-1">
          <Input
            defaultValue={filters.path}
            placeholder="/v1/posts"
            maxLength={500}
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
          />
        </Field>
        <Field label="Status" name="status">
          <Select defaultValue={filters.status}>
            <option value="">Any</option>
            <optgroup label="Class">
              {CLASSES.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </optgroup>
            <optgroup label="Exactly">
              {STATUSES.map((status) => (
                <option key={status} value={status}>
                  {status}
                </option>
              ))}
            </optgroup>
          </Select>
        </Field>
        <Field label="Method" name="method">
          <Select defaultValue={filters.method}>
            <option value="">Any</option>
            {METHODS.map((method) => (
              <option key={method}>{method}</option>
            ))}
          </Select>
        </Field>
        <Field label="Credential" name="credential">
          <Select defaultValue={filters.credential}>
            <option value="">Any</option>
            {credentials.map(({ id, name, prefix }) => (
              <option key={id} value={id}>
                {prefix ? `${name} (${prefix}…)` : name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Time" name="within">
          <Select defaultValue={filters.within}>
            <option value="">Last 30 days</option>
            {RANGES.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <details open={exact} className="group open:basis-full">
          <summary className="inline-flex h-8 list-none items-center gap-1 rounded-sm text-muted-foreground text-sm hover:text-foreground">
            Request id, order and exact times
            <ChevronDown aria-hidden className="size-3.5 transition-transform group-open:rotate-180" />
          </summary>
          <div className="mt-3 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-4">
            <Field label="Request id" name="request_id">
              <Input defaultValue={filters.request_id} placeholder="req_…" maxLength={128} className="font-mono" />
            </Field>
            <Field label="Order" name="order_id">
              <Input
                defaultValue={vain.order_id ?? filters.order_id}
                placeholder="ord_…"
                maxLength={64}
                className="font-mono"
              />
            </Field>
            <MomentField label="From" name="from" seconds defaultValue={filters.from} />
            <MomentField label="Before" name="to" seconds defaultValue={filters.to} />
          </div>
        </details>
        <div className="ml-auto flex flex-row-reverse items-center gap-2">
          <Button type="submit" variant="secondary" size="sm">
            <Search aria-hidden /> Filter
          </Button>
          {clear ? (
            <Button asChild variant="ghost" size="sm">
              <Link href={logsHref()} scroll={false}>
                Clear filters
              </Link>
            </Button>
          ) : null}
        </div>
      </div>
      <LeftOutFilters
        said={[vain.order_id && `“${vain.order_id}” is left out: the id of an order begins with ord_.`]}
      />
    </FilterForm>
  );
}
