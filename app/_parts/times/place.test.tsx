import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Place } from "./place";

const shown = (location: string) => renderToStaticMarkup(<Place kind="video" location={location} />);

it("makes a link of the address of a page, and of that alone", () => {
  expect(shown("https://meet.example.com/mara")).toMatch(
    /^<span>Video call: <a href="https:\/\/meet\.example\.com\/mara" rel="noopener[^"]*"[^>]*>https:\/\/meet\.example\.com\/mara<\/a><\/span>$/,
  );
  expect(shown("At http://meet.example.com/a, code 12.")).toMatch(
    /<a href="http:\/\/meet\.example\.com\/a" .*<\/a>, code 12\.<\/span>$/,
  );
});

it.each(["javascript:alert(1)", "data:text/html,hello", "mara on Skype", "", "https://"])(
  "makes none of %j",
  (location) => {
    expect(shown(location)).not.toContain("<a");
  },
);
