import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { EXAMPLE_PROFILE, Profile } from "@/lib/contracts/network/profiles";
import { ProfileHeader } from "../header";
import { Offers } from "./offers";

const profile = Profile.parse(EXAMPLE_PROFILE);

const offersOf = (own: boolean, sold: boolean, offers = profile.offers) =>
  renderToStaticMarkup(<Offers profile={{ ...profile, offers }} own={own} ask={<b>Ask</b>} sold={sold} />);

it("offers the owner of a page nothing that they cannot do, and says what is missing", () => {
  expect(offersOf(false, true)).toContain("<b>Ask</b>");
  expect(offersOf(false, false)).toContain("cannot be hired yet. The page of each offer tells you");
  const unpaid = offersOf(true, false);
  expect(unpaid).not.toContain("<b>Ask</b>");
  expect(unpaid).not.toContain("cannot be hired yet");
  expect(unpaid).toContain('href="/studio/payouts"');
  expect(offersOf(true, true)).not.toContain("/studio/payouts");
  expect(offersOf(true, true, [])).toContain('href="/studio/products/new"');
});

it("leads the owner of a page to its settings, and everybody else to the offers", () => {
  const header = (own: boolean) =>
    renderToStaticMarkup(<ProfileHeader profile={profile} own={own} save={null} ask={null} />);
  expect(header(true)).toContain('href="/settings"');
  expect(header(true)).not.toContain('href="#offers"');
  expect(header(false)).toContain('href="#offers"');
  expect(header(false)).not.toContain('href="/settings"');
});

it("has what is asked of a creator at the head of their page, for everybody else", () => {
  const header = renderToStaticMarkup(
    <ProfileHeader profile={profile} own={false} save={<i>Save</i>} ask={<b>Ask a question</b>} />,
  );
  expect(header).toContain("<b>Ask a question</b><i>Save</i>");
});
