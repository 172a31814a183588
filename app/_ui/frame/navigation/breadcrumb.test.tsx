import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Breadcrumb } from "./breadcrumb";

it("ends a line with the separator, and begins none with it", () => {
  const html = renderToStaticMarkup(<Breadcrumb crumbs={[{ label: "Orders", href: "/orders" }, { label: "Logo" }]} />);
  const [first = "", last = ""] = html.split("<li").slice(1);
  expect(first).toMatch(/Orders<\/a><svg/);
  expect(last).not.toContain("<svg");
});
