import type { Letter } from "@/lib/domain/platform/mail/letter";

type Asked = { handle: string; email: string; company: string; message: string };

/** To the operator: a creator asks for the ENTERPRISE plan. */
export function enterpriseAsked({ handle, email, company, message }: Asked): Letter {
  return {
    kind: "enterprise_asked",
    subject: `${company} asks for the Enterprise plan`,
    paragraphs: [`${handle} (${email}) wrote:`, message],
    action: { label: "See the profile", path: `/${handle}` },
  };
}
