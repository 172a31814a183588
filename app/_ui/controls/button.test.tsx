import type { MouseEvent, ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Button } from "./button";

type Pressed = ReactElement<{ onClick?: (event: MouseEvent) => void }>;

it.each(["pending", "aria-disabled"])("keeps the focus and refuses clicks while it is %s", (why) => {
  const onClick = vi.fn();
  const props = { type: "submit", [why]: true, onClick } as const;
  const markup = renderToStaticMarkup(<Button {...props}>Save</Button>);
  expect(markup).toContain('aria-disabled="true"');
  expect(markup).not.toContain(' disabled=""');
  // Enter in a field presses the form's button: what is prevented here is not sent
  const event = { preventDefault: vi.fn(), stopPropagation: vi.fn() };
  (Button(props) as Pressed).props.onClick?.(event as unknown as MouseEvent);
  expect(event.preventDefault).toHaveBeenCalledOnce();
  expect(onClick).not.toHaveBeenCalled();
});

it("says nothing of it otherwise, and is disabled where it says so", () => {
  expect(renderToStaticMarkup(<Button pending={false}>Save</Button>)).not.toContain("disabled=");
  expect(renderToStaticMarkup(<Button disabled>Save</Button>)).toContain('disabled=""');
});
