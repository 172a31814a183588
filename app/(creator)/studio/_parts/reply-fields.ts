import type { SayField } from "@/app/_ui/form/asking/say-dialog";

/** What goes with a yes to an introduction or a brief. `contact` is the creator's own address, offered and not filled in. */
export function replyFields(contact: string): SayField[] {
  return [
    { name: "message", label: "Message", max: 1_000, rows: 4, hint: "Sent as you write it, with your handle." },
    {
      name: "contact",
      label: "How to reach you",
      max: 200,
      optional: true,
      hint: "An address, a number or a link. Leave it empty to tell nothing.",
      placeholder: contact,
    },
  ];
}
