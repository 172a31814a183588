"use client";

import { MessageSquare } from "lucide-react";
import { useState } from "react";
import { SayDialog } from "@/app/_ui/form/asking/say-dialog";
import { MESSAGE_LENGTH } from "@/lib/contracts/agents/form-limits";
import { OwnFiles } from "../media/own-files";
import { askAction } from "./actions";

type AskQuestionProps = { handle: string; name: string; productId?: string; guest: boolean; size?: "md" | "lg" };

/** Asks a creator something before buying. A guest says where the answer may be sent; files come from who is signed in. */
export function AskQuestion({ handle, name, productId, guest, size = "md" }: AskQuestionProps) {
  const [uploading, setUploading] = useState(false);
  const question = { name: "body", label: "Your question", max: MESSAGE_LENGTH, rows: 4 };
  const email = {
    name: "email",
    label: "Your email address",
    max: 254,
    hint: "You get a link to the conversation there.",
  };
  return (
    <SayDialog
      verb="Ask a question"
      icon={MessageSquare}
      title={`Ask ${name}`}
      description={
        guest ? "The answer comes by email." : "The answer comes to your messages, and by mail if you are away."
      }
      which={{ handle, ...(productId && { product_id: productId }) }}
      action={askAction}
      fields={guest ? [question, email] : [question]}
      also={guest ? null : <OwnFiles of="this question" busy={setUploading} />}
      waits={uploading}
      size={size}
      send="Send"
      done="Sent"
    />
  );
}
