/** The error types of the processor's API that the sandbox answers with. */
export type RefusalType = "invalid_request_error" | "idempotency_error" | "api_error" | "card_error";

type RefusalDetails = { status?: number; type?: RefusalType; code?: string; param?: string };

/** An error answer of the sandbox, in the processor's shape (docs.stripe.com/api/errors). */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  readonly type: RefusalType;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(message: string, details: RefusalDetails = {}) {
    super(message);
    this.status = details.status ?? 400;
    this.type = details.type ?? "invalid_request_error";
    this.code = details.code;
    this.param = details.param;
  }

  /** The response body. The SDK turns it into one of its own error classes by status and type. */
  toJSON() {
    return { error: { type: this.type, message: this.message, code: this.code, param: this.param } };
  }
}

/** 404 for an id in the path, 400 for one in a parameter: no object of that kind has it. */
export function noSuch(kind: string, id: string, param?: string): Refusal {
  return new Refusal(`No such ${kind}: '${id}'`, {
    status: param === undefined ? 404 : 400,
    code: "resource_missing",
    param: param ?? "id",
  });
}
