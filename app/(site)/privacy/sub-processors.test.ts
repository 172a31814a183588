import { expect, it } from "vitest";
import { parseEnv } from "@/lib/core/env";
import { subProcessors } from "./sub-processors";

const named = (env: Record<string, string>) => subProcessors(parseEnv(env)).map(({ who }) => who);

it("names whom this installation uses, and nobody else", () => {
  expect(named({})).toEqual(["Payments"]);
  const all = {
    STRIPE_SECRET_KEY: "sk_live_of_an_account",
    SMTP_URL: "smtps://user:secret@mail.example:465",
    S3_BUCKET: "files",
    S3_REGION: "eu-north-1",
    MEDIA_BASE_URL: "https://cdn.example",
    MODEL_BASE_URL: "https://model.example/v1",
    GITHUB_ID: "a",
    GITHUB_SECRET: "of a",
    GOOGLE_ID: "b",
    GOOGLE_SECRET: "of b",
  };
  expect(named(all)).toEqual([
    "Stripe",
    "The mail server mail.example",
    "Amazon S3 (eu-north-1)",
    "cdn.example",
    "The language model at model.example",
    "GitHub",
    "Google",
  ]);
  expect(named({ S3_BUCKET: "files", S3_ENDPOINT: "https://store.example" })).toContain("The file store store.example");
});
