import { Search } from "lucide-react";
import Form from "next/form";
import { cn } from "../cn";
import { Button } from "../controls/button";
import { controlClasses } from "../controls/input";
import { SearchInput } from "./search-input";

type SiteSearchProps = {
  size?: "md" | "lg";
  defaultValue?: string;
  placeholder?: string;
  /** Tells two searches on one page apart. */
  label?: string;
  className?: string;
};

/** The search over creators: a GET form to /creators, so it works without script; with it, suggestions as one types. */
export function SiteSearch({
  size = "md",
  defaultValue,
  placeholder,
  label = "Search creators",
  className,
}: SiteSearchProps) {
  const large = size === "lg";
  return (
    <Form action="/creators" role="search" aria-label={label} className={cn("relative w-full", className)}>
      <Search
        aria-hidden
        className={cn(
          "pointer-events-none absolute top-1/2 -translate-y-1/2 text-muted-foreground",
          large ? "left-4 size-5" : "left-3 size-4",
        )}
      />
      <SearchInput
        defaultValue={defaultValue}
        placeholder={placeholder ?? "Search creators and services"}
        className={cn(controlClasses, large ? "h-14 rounded-md pr-28 pl-12 text-lg sm:text-lg" : "h-9 pr-3 pl-9")}
      />
      {large ? (
        <Button type="submit" size="lg" className="-translate-y-1/2 absolute top-1/2 right-1.5">
          Search
        </Button>
      ) : null}
    </Form>
  );
}
