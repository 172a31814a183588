import { Button } from "@/app/_ui/controls/button";
import { Input } from "@/app/_ui/controls/input";
import { Select } from "@/app/_ui/controls/select";
import { Field } from "@/app/_ui/form/field";
import { FilterForm } from "@/app/_ui/form/filters/filter-form";

/** The query to explain, in the address. */
export function SearchForm({ query, finds }: { query: string; finds: "creators" | "offers" }) {
  return (
    <FilterForm
      action="/developers/search"
      shown={{ q: query, finds }}
      className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_auto]"
    >
      <Field label="Query" name="q">
        <Input type="search" defaultValue={query} placeholder="logo design under $500 in Spanish" maxLength={400} />
      </Field>
      <Field label="Looks for" name="finds">
        <Select defaultValue={finds}>
          <option value="creators">Creators</option>
          <option value="offers">Offers</option>
        </Select>
      </Field>
      <Button type="submit">Explain</Button>
    </FilterForm>
  );
}
