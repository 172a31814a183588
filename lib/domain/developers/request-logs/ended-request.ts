import type { HeldBodies } from "./bodies";

/** What a request was refused with: the code and sentence of the envelope, and the field that it was about. */
export type Refused = { code: string; message: string; param: string | null };

/** A request of an account that has been answered. Neither its bodies nor its credential are among it. */
export type EndedRequest = {
  /** See `ownerIdOf`. */
  owner: string;
  livemode: boolean;
  at: Date;
  requestId: string;
  method: string;
  path: string;
  /** As it was sent, with its `?`; secrets are taken out before it is written. */
  search: string;
  operation: string;
  status: number;
  refused: Refused | null;
  durationMs: number;
  credentialKind: string;
  credentialId: string;
  ip: string | null;
  userAgent: string | null;
};

export type LoggedRequest = { id: string; ended: EndedRequest; held: HeldBodies | null };
