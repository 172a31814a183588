import { Check, Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { SkillChips, withSkill } from "@/app/_parts/skills/skill-chips";
import { suggestTagsAction } from "@/app/_parts/skills/suggest-tags";
import { cn } from "@/app/_ui/cn";
import { Button } from "@/app/_ui/controls/button";
import { Input } from "@/app/_ui/controls/input";
import { Field } from "@/app/_ui/form/field";
import type { ErrorOf } from "@/app/_ui/form/hooks/complaints";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import { MAX_PRODUCT_TAGS } from "@/lib/contracts/agents/form-limits";
import type { SuggestedTags } from "@/lib/domain/platform/understand/tagging/suggest-tags";
import type { ProductDraft } from "./draft";

type FoundUnderProps = {
  draft: ProductDraft;
  change: (part: Partial<ProductDraft>) => void;
  errorOf: ErrorOf;
  /** What the draft's words tell as the page opens. */
  suggestedAtStart?: SuggestedTags;
};

const PAUSE_MS = 400;
const NOTHING: SuggestedTags = { subcategories: [], more: [], chosen: [], skills: [] };

/** Under which services a search finds the product: read from its words, or chosen among what they tell. */
export function FoundUnder({ draft, change, errorOf, suggestedAtStart = NOTHING }: FoundUnderProps) {
  const { name, summary, subcategories, skills } = draft;
  const suggested = useSuggested(name, summary, subcategories, suggestedAtStart);
  const known = [...suggested.subcategories, ...suggested.more];
  const names = new Map([...known, ...suggested.chosen].map((tag) => [tag.slug, tag.name]));
  const chosen = subcategories ?? suggested.subcategories.map(({ slug }) => slug);
  const shown = [...new Set([...chosen, ...known.map(({ slug }) => slug)])];
  const toggle = (slug: string) => {
    const rest = chosen.filter((one) => one !== slug);
    change({ subcategories: rest.length < chosen.length ? rest : [...chosen, slug].slice(0, MAX_PRODUCT_TAGS) });
  };
  const typed = new Set(skills.split(",").map((skill) => skill.trim().toLowerCase()));
  return (
    <Card>
      <CardHeader>
        <CardTitle>Where it is found</CardTitle>
        <CardDescription>{aboutServices(chosen.length, shown.length, subcategories !== null)}</CardDescription>
      </CardHeader>
      <CardContent className="grid gap-5">
        {shown.length > 0 ? (
          <div className="flex flex-wrap items-center gap-2">
            {shown.map((slug) => {
              const on = chosen.includes(slug);
              return (
                <button
                  key={slug}
                  type="button"
                  aria-pressed={on}
                  onClick={() => toggle(slug)}
                  className={cn(
                    "inline-flex items-center gap-1 rounded-full border px-3 py-1 font-medium text-sm",
                    on
                      ? "border-transparent bg-primary-tint text-primary-ink"
                      : "border-border bg-card text-muted-foreground hover:bg-muted",
                  )}
                >
                  {on ? <Check aria-hidden className="size-3.5" /> : <Plus aria-hidden className="size-3.5" />}
                  {names.get(slug) ?? slug}
                </button>
              );
            })}
            {subcategories ? (
              <Button type="button" variant="ghost" size="sm" onClick={() => change({ subcategories: null })}>
                Read them from the text
              </Button>
            ) : null}
          </div>
        ) : (
          <p className="text-muted-foreground text-sm">
            {name.trim()
              ? "The name tells no service yet: say what it is, such as Logo design."
              : "Give it a name first."}
          </p>
        )}
        <Field label="Skills" optional error={errorOf("skills")} hint="Separated by commas, at most 10.">
          <Input value={skills} maxLength={700} onChange={(event) => change({ skills: event.target.value })} />
        </Field>
        <SkillChips
          skills={suggested.skills.filter((skill) => !typed.has(skill.toLowerCase()))}
          add={(skill) => change({ skills: withSkill(skills, skill) })}
        />
      </CardContent>
    </Card>
  );
}

function aboutServices(on: number, shown: number, byHand: boolean): string {
  if (on > 0 && byHand) return "The services that you chose.";
  const read = "Services are read from the name and the summary.";
  if (on > 0) return `${read} Take off what it is not, add what it is, too.`;
  return shown > 0 ? "It is under no service yet. Choose one, so that people who look for it find it." : read;
}

/** What the words tell, asked for when the typing pauses. */
function useSuggested(
  name: string,
  summary: string,
  subcategories: readonly string[] | null,
  start: SuggestedTags,
): SuggestedTags {
  const [suggested, setSuggested] = useState(start);
  const chosen = (subcategories ?? []).join();
  useEffect(() => {
    let current = true;
    const timer = setTimeout(async () => {
      const typed = { name, summary, chosen: chosen.split(",").filter(Boolean) };
      const answer = await suggestTagsAction(typed).catch(() => null);
      if (current && answer) setSuggested(answer);
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [name, summary, chosen]);
  return suggested;
}
