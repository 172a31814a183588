import type { Mail } from "@/lib/domain/platform/mail/message";

type Asked = { handle: string | null; email: string; company: string; message: string };

/** To the operator: somebody asks for the ENTERPRISE plan. */
export function enterpriseAsked({ handle, email, company, message }: Asked): Mail {
  return {
    kind: "enterprise_asked",
    subject: `${company} asks for the Enterprise plan`,
    paragraphs: [`${handle ? `${handle} (${email})` : email} wrote:`, message],
    ...(handle ? { action: { label: "See the profile", path: `/${handle}` } } : {}),
  };
}
