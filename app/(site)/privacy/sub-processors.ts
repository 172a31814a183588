import { type Env, env, sandboxPayments } from "@/lib/core/env";

/** Somebody who works for this installation: what for, and what of people they get. */
export type SubProcessor = { who: string; what: string };

/** Who gets something of people's data, as this installation is configured: nobody is named that it does not use. */
export function subProcessors(e: Env = env()): SubProcessor[] {
  const named: (SubProcessor | false)[] = [
    sandboxPayments(e)
      ? { who: "Payments", what: "run in a sandbox of our own: no money moves, and no processor gets anything." }
      : {
          who: "Stripe",
          what: "takes payments, pays creators out and checks who they are: names, email addresses, amounts, and the card and bank details that are typed on its pages.",
        },
    mailHost(e) !== undefined && {
      who: `The mail server ${mailHost(e)}`,
      what: "carries our mails: email addresses and what the mails say.",
    },
    e.S3_BUCKET !== undefined && {
      who: e.S3_ENDPOINT ? `The file store ${new URL(e.S3_ENDPOINT).hostname}` : `Amazon S3 (${e.S3_REGION})`,
      what: "keeps pictures and the files that people exchange.",
    },
    e.MEDIA_BASE_URL !== undefined && {
      who: new URL(e.MEDIA_BASE_URL ?? "").hostname,
      what: "serves public pictures, and sees the address of the browser that asks.",
    },
    e.MODEL_BASE_URL !== undefined && {
      who: `The language model at ${new URL(e.MODEL_BASE_URL ?? "").hostname}`,
      what: "plans runs of agents that people set up here: the task, and what the agent's tools answered.",
    },
    e.GITHUB_ID !== undefined && {
      who: "GitHub",
      what: "says who you are, if you choose to sign in with it: it learns that you use this service.",
    },
    e.GOOGLE_ID !== undefined && {
      who: "Google",
      what: "says who you are, if you choose to sign in with it: it learns that you use this service.",
    },
  ];
  return named.filter((each) => each !== false);
}

function mailHost({ SMTP_URL }: Env): string | undefined {
  return SMTP_URL && URL.canParse(SMTP_URL) ? new URL(SMTP_URL).hostname : undefined;
}
