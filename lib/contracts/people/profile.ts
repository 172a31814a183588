import { z } from "zod";
import { HANDLE_CHANGES, MAX_LINKS } from "../agents/form-limits";
import { EXAMPLE_PROFILE, Handle, Profile } from "../network/profiles";
import { operation } from "../operation";
import { Alt, MediaChoice } from "../values/media";
import { text } from "../values/text";

/** A link of a profile, as its owner sets it. */
export const ProfileLink = z
  .strictObject({
    label: text(60, { min: 1, trim: true, short: "say what the link leads to" }).meta({
      description: "Text of the link, 1 to 60 characters.",
    }),
    url: z
      .url({ protocol: /^https?$/, error: "must be an address that begins with https:// or http://" })
      .max(300)
      .meta({ description: "Where it leads: an http or https URL of at most 300 characters." }),
  })
  .meta({ id: "NewProfileLink", description: "A link that your profile shows." });

/** What a creator changes of the own profile. What is left out stays. */
export const ProfilePatch = z
  .strictObject({
    handle: Handle.meta({
      description:
        "Name of your page in URLs: 3 to 30 letters, digits or hyphens. The former one stays yours and leads to your page for good. " +
        `At most ${HANDLE_CHANGES.most} changes in ${HANDLE_CHANGES.days} days.`,
    }),
    display_name: text(80, { min: 1, trim: true }).meta({ description: "Name as people read it, 1 to 80 characters." }),
    tagline: text(140, { trim: true }).meta({ description: "What you do, in one line of at most 140 characters." }),
    bio: text(20_000).meta({ description: "What you say of yourself, as Markdown, at most 20,000 characters." }),
    location: text(80, { trim: true })
      .nullable()
      .meta({ description: "Where you work, at most 80 characters; null to say nothing." }),
    languages: z
      .array(z.string().regex(/^[a-z]{2}$/i, "use two-letter codes such as en, de"))
      .max(10)
      .meta({ description: "Languages that you work in, as ISO 639-1 codes, at most 10." }),
    skills: z
      .array(text(60, { min: 1, trim: true }))
      .max(20)
      .meta({ description: "Skills in your own words, at most 20 of 60 characters." }),
    categories: z
      .array(z.string().max(60))
      .max(3)
      .meta({ description: "Slugs of the categories that you work in, at most 3." }),
    links: z
      .array(ProfileLink)
      .max(MAX_LINKS)
      .meta({ description: `Where else to look, such as a portfolio: at most ${MAX_LINKS} links.` }),
    avatar: MediaChoice.nullable().meta({
      description: "Your picture, best square; null takes it away.",
    }),
    cover: MediaChoice.nullable().meta({
      description: "The picture across the top of your page, best four times as wide as high; null takes it away.",
    }),
  })
  .partial()
  .meta({ id: "ProfilePatch", description: "What changes of your profile; what is left out stays." });

export type ProfilePatch = z.output<typeof ProfilePatch>;

/** What the form of a page's address sends. */
export const ChangeHandle = z.strictObject({ handle: Handle });

/** One of the two pictures of a profile, as its dialog sends it. Without `media_id` it is taken away. */
export const ProfilePicture = z.strictObject({
  place: z.enum(["avatar", "cover"]),
  media_id: MediaChoice.shape.media_id.optional(),
  alt: Alt.default(""),
});

export const updateProfile = operation({
  id: "updateProfile",
  method: "PATCH",
  path: "/v1/profile",
  summary: "Change your profile",
  description:
    "Of the delegated creator. Send what changes; the rest stays. Pictures are uploaded by `POST /v1/media` before. " +
    "A new `handle` is refused with `conflict` where another page has it or had it, and " +
    `past ${HANDLE_CHANGES.most} changes in ${HANDLE_CHANGES.days} days.`,
  tag: "Profiles",
  touches: "shared",
  scope: "profile:write",
  tier: "FREE",
  status: 200,
  body: ProfilePatch,
  response: Profile,
  errors: ["not_found", "conflict"],
  example: {
    body: { tagline: EXAMPLE_PROFILE.tagline, location: EXAMPLE_PROFILE.location },
    response: EXAMPLE_PROFILE,
  },
});
