"use client";

import { FileText } from "lucide-react";
import { useState } from "react";
import { SayDialog, type SayField } from "@/app/_ui/form/asking/say-dialog";
import { OwnFiles } from "../../media/own-files";
import { requestAction } from "./actions";

type AskQuoteProps = { handle: string; name: string; productId?: string; guest: boolean };

const FIELDS = [
  {
    name: "brief",
    label: "What do you need?",
    max: 5_000,
    rows: 5,
    hint: "What it is for, what it should be, and for whom.",
  },
  { name: "budget", label: "Your budget, $", max: 12, optional: true, placeholder: "1,500" },
  { name: "wanted_by", label: "Needed by", max: 10, optional: true, type: "date" },
] satisfies SayField[];
const EMAIL = { name: "email", label: "Your email address", max: 254, hint: "You get a link to your quote there." };

/** Asks a creator for a price. A guest says where the answer may be sent; files come from who is signed in. */
export function AskQuote({ handle, name, productId, guest }: AskQuoteProps) {
  const [uploading, setUploading] = useState(false);
  return (
    <SayDialog
      verb="Ask for a quote"
      icon={FileText}
      title={`Ask ${name} for a quote`}
      description="You get an offer with a price, or a no. Nobody is bound, and nothing is charged."
      which={{ handle, ...(productId && { product_id: productId }) }}
      action={requestAction}
      fields={guest ? [...FIELDS, EMAIL] : FIELDS}
      also={guest ? null : <OwnFiles of="this request" busy={setUploading} />}
      waits={uploading}
      send="Send the request"
      done="Sent"
    />
  );
}
