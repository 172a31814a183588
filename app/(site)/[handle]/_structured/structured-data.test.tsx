import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { EXAMPLE_PROFILE, Profile } from "@/lib/contracts/network/profiles";
import { saidOfCreator, saidOfOffer, saidOfPath } from "./said";
import { StructuredData } from "./structured-data";

const profile = Profile.parse(EXAMPLE_PROFILE);
const offer = profile.offers[0] ?? expect.fail("the example has no offer");

it("says who sells, for how much, and how they are rated", () => {
  expect(saidOfCreator(profile)).toMatchObject({
    "@type": "ProfilePage",
    mainEntity: {
      name: profile.display_name,
      makesOffer: [
        {
          price: "1420.00",
          priceCurrency: "USD",
          itemOffered: { "@type": "Service" },
        },
      ],
    },
  });
  // the vocabulary knows no rating of a person
  expect(saidOfCreator(profile).mainEntity).not.toHaveProperty("aggregateRating");
  // a service goes by its own reviews, as its page does, and by its creator's until it has some
  const none = { rating: null, review_count: 0 };
  expect(saidOfOffer(offer, profile, none)).toMatchObject({ aggregateRating: { reviewCount: profile.review_count } });
  expect(saidOfOffer(offer, profile, { rating: 4, review_count: 7 })).toMatchObject({
    aggregateRating: { ratingValue: 4, reviewCount: 7 },
  });
  const unrated = saidOfOffer(offer, { ...profile, rating: null }, none);
  expect(unrated).toMatchObject({ offers: [{ name: "Basic", price: "1420.00" }] });
  expect(unrated).not.toHaveProperty("aggregateRating");
});

it("keeps hostile words within the element, and their meaning", () => {
  const name = "</script><script>alert(1)</script>";
  const html = renderToStaticMarkup(<StructuredData said={[saidOfPath(profile, name)]} />);
  expect(html.match(/<\/?script/g)).toHaveLength(2);
  const json = JSON.parse(html.slice(html.indexOf(">") + 1, html.lastIndexOf("<")));
  expect(json["@graph"][0].itemListElement[1].name).toBe(name);
});
