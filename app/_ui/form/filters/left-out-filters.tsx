import { FormAlert } from "../form-alert";

/** Under a form of filters: which of them were left out, each with what is written there and how it would be right. */
export function LeftOutFilters({ said }: { said: (string | false | undefined | "")[] }) {
  const all = said.filter(Boolean);
  if (all.length === 0) return null;
  return (
    <FormAlert tone="warning" className="wrap-anywhere col-span-full">
      {all.join(" ")}
    </FormAlert>
  );
}
