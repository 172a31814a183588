import { FormAlert } from "@/app/_ui/form/form-alert";

/** Above a form that the browser has to send by script: without it the form would do nothing, and not say so. */
export function NeedsScript({ children }: { children: string }) {
  return (
    <noscript>
      <FormAlert tone="warning" className="mb-5">
        {children} Turn JavaScript on for this site, then load this page again.
      </FormAlert>
    </noscript>
  );
}
