import type {
  GetPromptResult,
  ListPromptsResult,
  ListResourcesResult,
  ListResourceTemplatesResult,
  ReadResourceResult,
} from "@modelcontextprotocol/server";

/** A PNG of one red pixel, in base64. */
export const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==";

/** A WAV file without a sample, in base64. */
export const SILENCE = "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=";

export const RESOURCES: ListResourcesResult = {
  resources: [
    { uri: "test://static-text", name: "static-text", description: "A text.", mimeType: "text/plain" },
    { uri: "test://static-binary", name: "static-binary", description: "A picture.", mimeType: "image/png" },
  ],
};

export const TEMPLATES: ListResourceTemplatesResult = {
  resourceTemplates: [{ uriTemplate: "test://template/{id}/data", name: "template", mimeType: "application/json" }],
};

/** One fixture resource, or undefined for a URI that names none. */
export function resourceOf(uri: string): ReadResourceResult | undefined {
  if (uri === "test://static-text") {
    const text = "This is the content of the static text resource.";
    return { contents: [{ uri, mimeType: "text/plain", text }] };
  }
  if (uri === "test://static-binary") return { contents: [{ uri, mimeType: "image/png", blob: PIXEL }] };
  const id = /^test:\/\/template\/([^/]+)\/data$/.exec(uri)?.[1];
  if (!id) return undefined;
  const text = JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` });
  return { contents: [{ uri, mimeType: "application/json", text }] };
}

const says = (text: string) => ({ role: "user" as const, content: { type: "text" as const, text } });

type PromptFixture = { arguments?: string[]; messages: (sent: Record<string, string>) => GetPromptResult["messages"] };

const PROMPTS: Record<string, PromptFixture> = {
  test_simple_prompt: { messages: () => [says("This is a simple prompt for testing.")] },
  test_prompt_with_arguments: {
    arguments: ["arg1", "arg2"],
    messages: ({ arg1, arg2 }) => [says(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)],
  },
  test_prompt_with_embedded_resource: {
    arguments: ["resourceUri"],
    messages: ({ resourceUri: uri = "" }) => [
      {
        role: "user",
        content: {
          type: "resource",
          resource: { uri, mimeType: "text/plain", text: "Embedded resource content for testing." },
        },
      },
      says("Please process the embedded resource above."),
    ],
  },
  test_prompt_with_image: {
    messages: () => [
      { role: "user", content: { type: "image", data: PIXEL, mimeType: "image/png" } },
      says("Please analyze the image above."),
    ],
  },
  test_input_required_result_prompt: { messages: () => [says("This prompt asks first.")] },
};

export const LISTED_PROMPTS: ListPromptsResult = {
  prompts: Object.entries(PROMPTS).map(([name, { arguments: names = [] }]) => ({
    name,
    description: `The suite's fixture ${name}.`,
    arguments: names.map((argument) => ({ name: argument, description: "An argument.", required: true })),
  })),
};

/** One fixture prompt, or undefined for an unknown name. */
export function promptOf(name: string, sent: Record<string, string> = {}): GetPromptResult | undefined {
  const prompt = PROMPTS[name];
  return prompt && { messages: prompt.messages(sent) };
}
