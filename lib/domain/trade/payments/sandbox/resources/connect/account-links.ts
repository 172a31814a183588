import { z } from "zod";
import type { Call } from "../../call";
import { endpoint } from "../../endpoint";
import type { AccessLink } from "../../objects/connect";
import { link, text } from "../../params";
import { randomId } from "../../random";
import { Refusal } from "../../refusal";
import { insert, retrieve } from "../../store";

const LIFETIME = 5 * 60;
const NO_LINK = "";

async function newLink(call: Call, fields: Omit<AccessLink, "id" | "object" | "created" | "expires_at" | "used">) {
  const access: AccessLink = {
    ...fields,
    id: randomId(fields.kind === "onboarding" ? "al" : "ll", 32),
    object: "_link",
    created: call.now,
    expires_at: call.now + LIFETIME,
    used: false,
  };
  await insert(call, access);
  return access;
}

export const accountLinkEndpoints = [
  endpoint(
    "POST /v1/account_links",
    { account: text, type: z.enum(["account_onboarding"]), refresh_url: link, return_url: link },
    async (call, { account, refresh_url, return_url }) => {
      await retrieve(call, "account", account, "account");
      const access = await newLink(call, { kind: "onboarding", account, refresh_url, return_url });
      const url = `${call.origin}/sandbox/onboarding/${access.id}`;
      return { object: "account_link", created: access.created, expires_at: access.expires_at, url };
    },
  ),
  endpoint("POST /v1/accounts/:id/login_links", {}, async (call, _params, id) => {
    const account = await retrieve(call, "account", id);
    if (!account.details_submitted) {
      throw new Refusal("Cannot create a login link for an account that has not completed onboarding.");
    }
    const access = await newLink(call, { kind: "dashboard", account: id, refresh_url: NO_LINK, return_url: NO_LINK });
    const url = `${call.origin}/sandbox/dashboard/${access.id}`;
    return { object: "login_link", created: access.created, url };
  }),
];
