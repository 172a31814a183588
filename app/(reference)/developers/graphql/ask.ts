export type Asked = { query: string; variables: string; token: string };
export type Told = { text: string; status: string; failed: boolean };

/** Sends one operation to the endpoint and answers what came back, made readable. */
export async function ask({ query, variables, token }: Asked): Promise<Told> {
  let parsed: unknown;
  try {
    parsed = variables.trim() === "" ? undefined : JSON.parse(variables);
  } catch {
    return { text: "", status: "The variables are not valid JSON.", failed: true };
  }
  const startedAt = performance.now();
  try {
    const response = await fetch("/api/graphql", {
      method: "POST",
      credentials: "omit",
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables: parsed }),
    });
    const body = (await response.json()) as { errors?: unknown };
    const ms = Math.round(performance.now() - startedAt);
    return {
      text: JSON.stringify(body, null, 2),
      status: `HTTP ${response.status}, ${ms} ms`,
      failed: body.errors !== undefined,
    };
  } catch {
    return { text: "", status: "The service did not answer.", failed: true };
  }
}
