import { EMBEDDED_MODEL } from "@/lib/contracts/agents/agents";
import { env } from "@/lib/core/env";
import { invalidField } from "@/lib/core/errors";

/** Where models are, when the deployment has any: an OpenAI-compatible server. */
export function modelServer(): { baseUrl: string; apiKey: string; defaultModel: string } | undefined {
  const { MODEL_BASE_URL, MODEL_API_KEY, MODEL_NAME } = env();
  if (!MODEL_BASE_URL || !MODEL_API_KEY) return undefined;
  return { baseUrl: MODEL_BASE_URL, apiKey: MODEL_API_KEY, defaultModel: MODEL_NAME };
}

/** The model of an agent: what was asked for, else the deployment's own. Throws `validation_error` where there is no such server. */
export function chooseModel(asked: string | undefined): string {
  const server = modelServer();
  if (asked === undefined) return server?.defaultModel ?? EMBEDDED_MODEL;
  if (asked !== EMBEDDED_MODEL && !server) {
    throw invalidField("model", "this deployment has no model server (MODEL_BASE_URL): use `embedded`");
  }
  return asked;
}
