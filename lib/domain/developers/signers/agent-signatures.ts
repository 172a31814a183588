import { createPublicKey, verify } from "node:crypto";
import { type InnerItem, type Member, type Parameters, parseDictionary } from "@/lib/core/values/structured-fields";
import {
  componentValue,
  SignatureError,
  type SignedRequest,
} from "@/lib/domain/developers/platforms/message-signatures";
import type { SigningJwk } from "./directory";

const TAG = "web-bot-auth";
const DIRECTORY_PATH = "/.well-known/http-message-signatures-directory";
/** Signatures that hold longer are as good as a password; clocks may differ by the other. */
const MOST_SECONDS = 86_400;
const SKEW_SECONDS = 60;
/** As long as a name in the DNS may be, with a port. */
const MOST_HOST = 260;
const COMPONENT = /^(?:@[a-z-]+|[a-z0-9-]+)$/;

/** A signature of an agent, read and not checked yet. `origin` is where it says that its keys are. */
export type AgentSignature = {
  origin: string;
  directory: string;
  keyId: string;
  member: Member;
  signature: Buffer;
};

type Message = Pick<SignedRequest, "header">;

/**
 * The signature by which an agent says who it is, or null where there is none: signatures of other uses (the commerce protocol's) have another
 * tag. Throws `SignatureError`, with a sentence for who wrote the agent. Source: RFC 9421; draft-meunier-web-bot-auth-architecture.
 */
export function readAgentSignature(request: Message, now: Date): AgentSignature | null {
  const input = request.header("signature-input");
  if (!input?.includes(TAG)) return null;
  const found = tagged(input);
  if (!found) return null;
  const [label, member] = found;
  const signature = dictionary(request.header("signature"), "Signature")?.get(label)?.value;
  if (!Buffer.isBuffer(signature))
    throw invalid(`Signature holds nothing under ${label}, which Signature-Input describes.`);
  const keyId = member.parameters.get("keyid");
  if (typeof keyId !== "string") throw invalid("Signature-Input names no keyid: send the key's JWK thumbprint.");
  checkTime(member.parameters, now);
  const names = coveredBy(member).map(({ value }) => value);
  for (const name of ["@authority", "signature-agent"])
    if (!names.includes(name)) throw invalid(`The signature must cover "${name}".`);
  const origin = originOf(request, label, member);
  return { origin, directory: `${origin}${DIRECTORY_PATH}`, keyId, member, signature };
}

/** Checks that a signature was made over this request with this key. Throws `SignatureError`. */
export function checkAgentSignature(
  request: SignedRequest,
  { member, signature }: AgentSignature,
  jwk: SigningJwk,
): void {
  const lines = coveredBy(member).map((item) => `${identifier(item)}: ${textOf(request, item)}`);
  const base = [...lines, `"@signature-params": ${member.text}`].join("\n");
  const key = createPublicKey({ key: jwk, format: "jwk" });
  if (!verify(null, Buffer.from(base), key, signature))
    throw invalid(
      "The signature does not fit the request: sign it as it is sent, to the authority that our URLs name.",
    );
}

function tagged(input: string): [string, Member] | undefined {
  return [...(dictionary(input, "Signature-Input") ?? [])].find(([, { parameters }]) => parameters.get("tag") === TAG);
}

function checkTime(parameters: Parameters, now: Date): void {
  const [created, expires] = [parameters.get("created"), parameters.get("expires")];
  if (typeof created !== "number" || typeof expires !== "number")
    throw invalid("Signature-Input must say when the signature was created and when it expires.");
  const seconds = now.getTime() / 1_000;
  if (created > seconds + SKEW_SECONDS) throw invalid("The signature was created in the future: set the clock.");
  if (expires <= seconds) throw invalid("The signature has expired: sign each request again.");
  if (expires - created > MOST_SECONDS) throw invalid("A signature may hold for 24 hours at most.");
}

/** Where the agent's keys are: a string, or in newer drafts a member of a dictionary, which the signature names by its key. */
function originOf(request: Message, label: string, member: Member): string {
  const header = request.header("signature-agent")?.trim() ?? "";
  const key = coveredBy(member)
    .find(({ value }) => value === "signature-agent")
    ?.parameters.get("key");
  const plain = /^"([^"\\]*)"$/.exec(header)?.[1];
  const named = plain ?? dictionary(header, "Signature-Agent")?.get(typeof key === "string" ? key : label)?.value;
  if (typeof named === "string" && URL.canParse(named)) {
    const { protocol, origin, host } = new URL(named);
    if ((protocol === "https:" || protocol === "http:") && host.length <= MOST_HOST) return origin;
  }
  throw invalid('Signature-Agent must name the origin of your key directory, quoted: "https://agent.example".');
}

function coveredBy({ value }: Member): InnerItem[] {
  if (Array.isArray(value)) return value;
  throw invalid("Signature-Input must list what the signature covers.");
}

function identifier({ value, parameters }: InnerItem): string {
  const key = parameters.get("key");
  const known = parameters.size === 0 || (parameters.size === 1 && typeof key === "string");
  if (typeof value !== "string" || !known) throw invalid("Of the parameters of components only `key` is read.");
  if (!COMPONENT.test(value) || (typeof key === "string" && value.startsWith("@")))
    throw invalid("The signature covers a component that is none: header names are in lower case.");
  return typeof key === "string" ? `"${value}";key="${key}"` : `"${value}"`;
}

function textOf(request: SignedRequest, { value, parameters }: InnerItem): string {
  const key = parameters.get("key");
  if (typeof key !== "string") return componentValue(request, String(value));
  const member = dictionary(request.header(String(value)), String(value))?.get(key);
  if (!member) throw invalid(`The signature covers ${key} of ${String(value)}, which is not there.`);
  return member.text;
}

function dictionary(text: string | null, name: string): Map<string, Member> | undefined {
  if (text === null) return undefined;
  try {
    return parseDictionary(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw invalid(`${name} is not of the form of RFC 9421.`);
    throw error;
  }
}

function invalid(message: string): SignatureError {
  return new SignatureError("signature_invalid", message);
}
