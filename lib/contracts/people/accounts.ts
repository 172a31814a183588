import { z } from "zod";
import { MAX_LANGUAGES, MAX_LINKS } from "../agents/form-limits";
import { Handle } from "../network/profiles";
import { eachOnce } from "../values/each-once";
import { Email, text } from "../values/text";
import { readLines, TypedLink } from "../values/typed-links";
import { ProfileLink } from "./profile";

export const Password = text(200, { min: 10, short: "use at least 10 characters" });

/** What a person sends to sign up. With a `handle` they become a creator at once. */
export const SignUp = z.strictObject({
  name: text(80, { min: 1, trim: true, short: "tell us your name" }),
  email: Email,
  password: Password,
  handle: z
    .union([z.literal("").transform(() => undefined), Handle], "use 3 to 30 letters, digits or hyphens")
    .optional(),
});

export type SignUp = z.output<typeof SignUp>;

/** What a user without a profile sends to become a creator. */
export const BecomeCreator = z.strictObject({
  handle: Handle,
  display_name: text(80, { min: 1, trim: true, short: "give the name that buyers see" }),
});

export type BecomeCreator = z.output<typeof BecomeCreator>;

export const SignIn = z.strictObject({ email: Email, password: text(200, { min: 1 }) });

export type SignIn = z.output<typeof SignIn>;

/** Who has forgotten the password. */
export const ForgotPassword = z.strictObject({ email: Email });

/** Who has lost the link to an order: the address it was paid with. */
export const AskOrderLinks = z.strictObject({ email: Email });

const MailedToken = z.string().min(1).max(200);

/** The token of a link that gives an account an address, and the account's password where nobody is signed in to it. */
export const HeldToken = z.strictObject({ token: MailedToken, password: text(200).optional() });

export type HeldToken = z.output<typeof HeldToken>;

export const ResetPassword = z.strictObject({ token: MailedToken, password: Password });

const list = (max: number, each: z.ZodType<string, string>) =>
  z
    .string()
    .transform((sent) =>
      eachOnce(
        sent
          .split(/[,\n]/)
          .map((s) => s.trim())
          .filter(Boolean),
      ),
    )
    .pipe(z.array(each).max(max, `list at most ${max}`));

const typed = (most: number) => z.array(z.string().trim().max(most)).max(MAX_LINKS).default([]);

const TypedProfileLink = ProfileLink.extend({ url: TypedLink.pipe(ProfileLink.shape.url) });

/** What a creator may change of the profile. Links come as two lists, label by label and address by address; skills as comma-separated text, languages as ISO 639-1 codes. */
export const EditProfile = z
  .strictObject({
    display_name: BecomeCreator.shape.display_name,
    tagline: text(140, { trim: true }),
    bio: text(20_000),
    location: text(80, { trim: true }).transform((v) => v || null),
    languages: z
      .array(z.string().regex(/^[a-z]{2}$/, "choose from the list"))
      .max(MAX_LANGUAGES, `choose at most ${MAX_LANGUAGES}`)
      .default([]),
    skills: list(20, text(60)),
    categories: z.array(z.string().max(60)).max(3, "choose at most 3").default([]),
    link_labels: typed(60),
    link_urls: typed(300),
  })
  .transform(({ link_labels, link_urls, ...rest }, ctx) => {
    const rows = link_urls.map((url, n) => ({ line: n + 1, typed: { label: link_labels[n] ?? "", url } }));
    const lines = rows.filter(({ typed }) => typed.label || typed.url);
    const links = readLines({ name: "Link", lines, schema: TypedProfileLink }, (path, message) =>
      ctx.addIssue({ code: "custom", path: ["links", ...path], message }),
    );
    return { ...rest, links };
  });

export type EditProfile = z.output<typeof EditProfile>;

/** The switch of spec 3.3: whether agents may find and hire this creator. Reversible. */
export const SetDiscoverable = z.strictObject({
  discoverable: z.union([z.boolean(), z.enum(["on", "true", "false"]).transform((v) => v !== "false")]).default(false),
});
