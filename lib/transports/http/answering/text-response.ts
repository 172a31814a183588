/** What a text answer consists of; header names are in lower case. A body that is sent again and again is encoded already. */
export type TextParts = { status: number; headers: Record<string, string>; body: string | Buffer<ArrayBuffer> };

/** A `Response` by its type, for which nothing has been made yet. */
class Unmade {}
Object.setPrototypeOf(Unmade.prototype, Response.prototype);

/**
 * A `Response` over text that is at hand. The standard one turns it into a byte stream and checked headers, which costs more than
 * all else in a small answer; this one does so only when somebody looks. The API host takes `parts` and writes them to the socket.
 */
export class TextResponse extends (Unmade as new () => Response) {
  readonly #parts: TextParts;
  #standard: Response | undefined;

  constructor(parts: TextParts) {
    super();
    this.#parts = parts;
  }

  /** Undefined once somebody has had the standard form in hand and may have changed or read it. */
  get parts(): TextParts | undefined {
    return this.#standard ? undefined : this.#parts;
  }

  /** Sets headers, names in lower case. */
  setHeaders(headers: Record<string, string>): void {
    Object.assign(this.#parts.headers, headers);
    for (const [name, value] of Object.entries(headers)) this.#standard?.headers.set(name, value);
  }

  #built(): Response {
    const { status, headers, body } = this.#parts;
    this.#standard ??= new Response(hasNoBody(status) ? null : body, { status, headers });
    return this.#standard;
  }

  override get status(): number {
    return this.#parts.status;
  }

  override get ok(): boolean {
    return this.#parts.status >= 200 && this.#parts.status < 300;
  }

  override get statusText(): string {
    return this.#built().statusText;
  }

  override get type(): ResponseType {
    return this.#built().type;
  }

  override get url(): string {
    return this.#built().url;
  }

  override get redirected(): boolean {
    return this.#built().redirected;
  }

  override get headers(): Headers {
    return this.#built().headers;
  }

  override get body() {
    return this.#built().body;
  }

  override get bodyUsed(): boolean {
    return this.#built().bodyUsed;
  }

  override clone(): Response {
    return this.#built().clone();
  }

  override text(): Promise<string> {
    return this.#built().text();
  }

  // biome-ignore lint/suspicious/noExplicitAny: the standard's own type
  override json(): Promise<any> {
    return this.#built().json();
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return this.#built().arrayBuffer();
  }

  override bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#built().bytes();
  }

  override blob(): Promise<Blob> {
    return this.#built().blob();
  }

  override formData(): Promise<FormData> {
    return this.#built().formData();
  }
}

/** Statuses whose answers end with the headers (RFC 9110, 15.3.5 and 15.4.5). */
export function hasNoBody(status: number): boolean {
  return status === 204 || status === 304;
}
