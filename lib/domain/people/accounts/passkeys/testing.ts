import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { NewPasskeyAnswer, PasskeyAnswer } from "@/lib/contracts/people/passkeys";
import { env } from "@/lib/core/env";

type Says = {
  /** Where the page was that asked. */
  origin?: string;
  rpId?: string;
  counter?: number;
  /** Whether a finger, face or PIN was asked for. */
  verified?: boolean;
  userHandle?: string;
};

const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40];
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest();

/** An authenticator with one ES256 key, in software: it says whatever a test has it say (Web Authentication, 6.1). */
export class Authenticator {
  readonly id = base64url(randomBytes(16));
  private readonly keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  private user = "";

  /** The answer to the options of a new passkey. */
  make(options: PublicKeyCredentialCreationOptionsJSON, says: Says = {}): NewPasskeyAnswer {
    this.user = options.user.id;
    const key = isoCBOR.encode(this.coseKey());
    const id = Buffer.from(this.id, "base64url");
    const length = Buffer.from([0, id.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, key]);
    const authData = Buffer.concat([this.head(says, ATTESTED), attested]);
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", new Uint8Array(authData)],
    ]);
    return {
      ...this.named(),
      response: {
        clientDataJSON: base64url(clientData("webauthn.create", options.challenge, says)),
        attestationObject: base64url(isoCBOR.encode(attestation as never)),
        transports: ["internal"],
      },
    };
  }

  /** The answer to a challenge. */
  sign({ challenge }: Pick<PublicKeyCredentialRequestOptionsJSON, "challenge">, says: Says = {}): PasskeyAnswer {
    const client = clientData("webauthn.get", challenge, says);
    const authData = this.head(says, 0);
    return {
      ...this.named(),
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(authData),
        signature: base64url(sign("sha256", Buffer.concat([authData, sha256(client)]), this.keys.privateKey)),
        userHandle: says.userHandle ?? this.user,
      },
    };
  }

  private named() {
    return { id: this.id, rawId: this.id, type: "public-key" as const, clientExtensionResults: {} };
  }

  private head({ rpId = new URL(env().BASE_URL).hostname, counter = 0, verified = true }: Says, flags: number): Buffer {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([PRESENT | (verified ? VERIFIED : 0) | flags]), counted]);
  }

  /** RFC 9053: kty EC2, alg ES256, crv P-256, x, y. */
  private coseKey(): Map<number, number | Uint8Array<ArrayBuffer>> {
    const { x = "", y = "" } = this.keys.publicKey.export({ format: "jwk" });
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
    return new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]);
  }
}

function clientData(type: string, challenge: string, { origin = new URL(env().BASE_URL).origin }: Says): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
