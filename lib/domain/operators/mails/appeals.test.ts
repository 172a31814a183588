import { expect, it } from "vitest";
import { accountSuspended } from "@/lib/domain/people/accounts/mails/account-suspended";
import { layOut } from "@/lib/domain/platform/mail/message";
import { contentHidden } from "./content-hidden";

it.each([accountSuspended("Spam."), contentHidden("post", "My post", "Spam.")])(
  "says where to write if it is a mistake, and asks for no answer to an address that nobody may read: $kind",
  (mail) => {
    const { text } = layOut(mail);
    expect(text).toMatch(/mistake, write to us/);
    expect(text).toMatch(/https?:\/\/\S+\/contact/);
    expect(text).not.toMatch(/answer this mail/);
  },
);
