/** What came with a success besides its body. */
export type Answered<Data> = {
  data: Data;
  /** HTTP status: 202 says that the work goes on. */
  status: number;
  headers: Headers;
  /** Quote it when you report a problem. */
  request_id: string | undefined;
};

/** The body of a success; `withResponse` answers the headers and the request id with it. The request is sent once. */
export type AnswerPromise<Data> = Promise<Data> & {
  /**
   * ```ts
   * const { data, headers, request_id } = await guildhall.get("/v1/me").withResponse();
   * console.log(data.handle, headers.get("ratelimit"), request_id);
   * ```
   */
  withResponse(): Promise<Answered<Data>>;
};

/** An answer under way as its body, which remembers the rest. */
export function answering<Data>(whole: Promise<Answered<Data>>): AnswerPromise<Data> {
  const body = whole.then(({ data }) => data);
  // who asks for the whole hears of a refusal there
  body.catch(() => undefined);
  return Object.assign(body, { withResponse: () => whole });
}
