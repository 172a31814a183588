"use client";

import { Input } from "@/app/_ui/controls/input";
import { Textarea } from "@/app/_ui/controls/textarea";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { KeptDraft } from "@/app/_ui/form/kept/kept-draft";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import { MAX_LANGUAGES } from "@/lib/contracts/agents/form-limits";
import type { Language } from "@/lib/core/values/languages";
import { editProfileAction } from "./actions";
import { CategoryChoice } from "./category-choice";
import { LanguageChoice } from "./language-choice";
import { LinkFields } from "./link-fields";
import { SkillsThatFit } from "./skills-that-fit";

type ProfileFormProps = {
  /** The present values as the controls hold them: skills are comma-separated text. */
  profile: {
    display_name: string;
    tagline: string;
    bio: string;
    location: string;
    languages: string[];
    skills: string;
    categories: string[];
    links: { label: string; url: string }[];
  };
  categories: { slug: string; name: string }[];
  languages: readonly Language[];
};

const save = withSuccess(editProfileAction, () => {});

/** What buyers and their agents read of a creator. */
export function ProfileForm({ profile, categories, languages }: ProfileFormProps) {
  const { state, pending, errors, formProps } = useActionForm(save, "Profile saved");
  const alone = state.status === "error" && Object.keys(errors).length === 0;
  return (
    <Card>
      <CardHeader>
        <CardTitle>Profile</CardTitle>
        <CardDescription>What buyers and their agents read of you.</CardDescription>
      </CardHeader>
      <form {...formProps} aria-label="Profile">
        <fieldset aria-busy={pending}>
          <CardContent className="grid gap-5 sm:grid-cols-2">
            {alone ? <FormAlert className="sm:col-span-2">{state.message}</FormAlert> : null}
            <KeptDraft form="profile" subject="own" />
            <Field label="Display name" name="display_name" error={fieldMessage(errors, "display_name")}>
              <Input defaultValue={profile.display_name} maxLength={80} autoComplete="name" required />
            </Field>
            <Field label="Location" name="location" optional error={fieldMessage(errors, "location")}>
              <Input defaultValue={profile.location} maxLength={80} />
            </Field>
            <Field
              label="Tagline"
              name="tagline"
              className="sm:col-span-2"
              error={fieldMessage(errors, "tagline")}
              hint="One line, shown under your name in every list. At most 140 characters."
            >
              <Input defaultValue={profile.tagline} maxLength={140} />
            </Field>
            <Field
              label="About you"
              name="bio"
              className="sm:col-span-2"
              error={fieldMessage(errors, "bio")}
              hint="Markdown works: headings, lists, links."
            >
              <Textarea defaultValue={profile.bio} rows={7} maxLength={20_000} className="max-h-96" />
            </Field>
            <CategoryChoice
              categories={categories}
              chosen={profile.categories}
              error={fieldMessage(errors, "categories")}
            />
            <Field
              label="Skills"
              name="skills"
              className="sm:col-span-2"
              optional
              error={fieldMessage(errors, "skills")}
              hint="Separated by commas: brand identity, Figma. At most 20."
            >
              <Input defaultValue={profile.skills} />
            </Field>
            <SkillsThatFit />
            <LanguageChoice
              languages={languages}
              chosen={profile.languages}
              most={MAX_LANGUAGES}
              error={fieldMessage(errors, "languages")}
            />
            <LinkFields key={JSON.stringify(profile.links)} links={profile.links} errors={errors} />
          </CardContent>
          <CardFooter className="justify-end">
            <SubmitButton pending={pending}>Save profile</SubmitButton>
          </CardFooter>
        </fieldset>
      </form>
    </Card>
  );
}
