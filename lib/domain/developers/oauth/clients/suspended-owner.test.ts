import { afterAll, beforeAll, expect, it } from "vitest";
import { authorizationRequest, CALLBACK, consenting, makeApp } from "@/db/factories/oauth";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { systemContext } from "@/lib/core/system-context";
import { requireLiving, resolveCredential } from "@/lib/domain/developers/credentials/credentials";
import { restoreAccount, suspendAccount } from "@/lib/domain/people/accounts/standing/suspend";
import { approve } from "../authorization/approve";
import { checkAuthorizationRequest } from "../authorization/authorization-request";
import { livingGrants } from "../grants/grants";
import { listConnections } from "../grants/list-connections";
import { readParameters } from "../parameters";
import { exchange } from "../tokens/exchange";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

it("an app whose owner is suspended can do nothing for anybody and is let in by nobody, until that is lifted", async () => {
  const [owner, ctx] = [await consenting(), await consenting()];
  const { clientId } = await makeApp({ source: "console", userId: owner.actor.userId });
  const { verifier, query } = authorizationRequest(clientId, { scope: "identity:read bookings:read" });
  const token = (form: Record<string, string>) => {
    const sent = readParameters(new URLSearchParams({ ...form, client_id: clientId }));
    return exchange(ctx, { form: sent, authorization: null });
  };
  const codeOf = async () => new URL(await approve(ctx, query.toString())).searchParams.get("code") ?? "";
  const redeem = (code: string) =>
    token({ grant_type: "authorization_code", code, code_verifier: verifier, redirect_uri: CALLBACK });
  const tokens = await redeem(await codeOf());
  const unspent = await codeOf();
  const actor = await resolveCredential(tokens.access_token, ctx.now);
  if (actor.kind !== "credential") throw new Error("An access token is a credential.");
  const [grant] = (await listConnections(ctx)).slice(-1);
  const id = grant?.id ?? "";

  const by = { userId: owner.actor.userId, reason: "Its app steals data." };
  await suspendAccount(systemContext("operator", ctx.now), by);
  const over = expect.objectContaining({ code: "unauthorized", message: expect.stringContaining("revoked") });
  await expect(resolveCredential(tokens.access_token, ctx.now)).rejects.toEqual(over);
  await expect(requireLiving(actor)).rejects.toEqual(over);
  expect(await livingGrants([id])).toEqual(new Set());
  const unknown = expect.objectContaining({ code: "invalid_client" });
  const again = { grant_type: "refresh_token", refresh_token: tokens.refresh_token };
  await expect(token(again)).rejects.toEqual(unknown);
  await expect(redeem(unspent)).rejects.toEqual(unknown);
  expect(await checkAuthorizationRequest(ctx, query)).toMatchObject({ kind: "refuse" });
  await expect(approve(ctx, query.toString())).rejects.toMatchObject({ code: "invalid_request" });
  // a person can still end what they allowed
  expect((await listConnections(ctx)).map((one) => one.id)).toContain(id);

  await restoreAccount(systemContext("operator", ctx.now), by);
  expect(await resolveCredential(tokens.access_token, ctx.now)).toMatchObject({ userId: ctx.actor.userId });
  expect(await livingGrants([id])).toEqual(new Set([id]));
  expect(await token(again)).toMatchObject({ token_type: "Bearer" });
});
