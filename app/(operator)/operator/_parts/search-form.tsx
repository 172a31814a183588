import { Search } from "lucide-react";
import { Button } from "@/app/_ui/controls/button";
import { Input } from "@/app/_ui/controls/input";

/** One field for everything that has an id, a handle or an address. Works without script. */
export function SearchForm({ typed = "" }: { typed?: string }) {
  return (
    <search>
      <form action="/operator/search" className="flex max-w-xl gap-2">
        <Input
          name="q"
          defaultValue={typed}
          aria-label="Id, handle or email address"
          placeholder="Id, handle or email address"
          maxLength={254}
        />
        <Button type="submit">
          <Search aria-hidden /> Search
        </Button>
      </form>
    </search>
  );
}
