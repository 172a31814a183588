import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Input } from "./input";
import { Textarea } from "./textarea";

it("lets what is typed run as its own script does, where it is text", () => {
  for (const field of [<Input key="text" />, <Textarea key="area" />])
    expect(renderToStaticMarkup(field)).toContain('dir="auto"');
  // an address, a number or a date has one direction; fields of a search are told by the style sheet
  for (const type of ["email", "url", "number", "date", "search"])
    expect(renderToStaticMarkup(<Input type={type} />)).not.toContain("dir=");
});
