import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { database } from "@/db/client";
import { productAddons, productPackages, products, profiles, users } from "@/db/schema";
import { newId } from "@/lib/core/ids";
import { processor } from "@/lib/payments/processor";
import { activateSandboxAccount } from "@/lib/payments/sandbox/resources/accounts";
import { recomputeProfile } from "@/lib/profiles/recompute";
import type { Handler } from "@/lib/rest/route";

type Mint = Partial<typeof profiles.$inferInsert> & { handle: string };

/** A discoverable creator without offers, unless told otherwise. Answers the profile's id. */
export async function mintCreator(fields: Mint): Promise<string> {
  const id = newId("crt");
  const userId = newId("usr");
  const db = database();
  await db.insert(users).values({ id: userId, email: `${fields.handle}@example.com`, name: fields.handle });
  await db
    .insert(profiles)
    .values({ displayName: fields.handle, tagline: "A tagline", mcpDiscoverable: true, ...fields, id, userId });
  await recomputeProfile(db, id, new Date());
  return id;
}

/** A product with packages `basic` ($150) and `pro` ($400) and the add-on `rush` (+$50). Answers its id. */
export async function mintPackages(profileId: string, name = "Logo design"): Promise<string> {
  const id = newId("prod");
  const db = database();
  const common = { profileId, kind: "packages" as const, name, priceCents: 15_000, deliveryDays: 5 };
  await db.insert(products).values({ ...common, id, slug: id.slice(-8) });
  const choice = (slug: string, priceCents: number, position: number) => ({
    id: newId("pkg"),
    productId: id,
    slug,
    name: slug.toUpperCase(),
    priceCents,
    deliveryDays: 5,
    revisions: 1,
    position,
  });
  await db.insert(productPackages).values([choice("basic", 15_000, 0), choice("pro", 40_000, 1)]);
  await db
    .insert(productAddons)
    .values({ id: newId("addon"), productId: id, slug: "rush", name: "Rush", priceCents: 5_000, extraDays: 0 });
  await recomputeProfile(db, profileId, new Date());
  return id;
}

/** A product with one flat price of $99. Answers its id. */
export async function mintFlat(profileId: string, name = "Portfolio review"): Promise<string> {
  const id = newId("prod");
  await database()
    .insert(products)
    .values({ id, profileId, kind: "flat", slug: id.slice(-8), name, priceCents: 9_900, deliveryDays: 3 });
  await recomputeProfile(database(), profileId, new Date());
  return id;
}

/** A connected account in the payment sandbox that can receive transfers. */
export async function mintAccount(): Promise<string> {
  const account = await processor().accounts.create({ type: "express" });
  await activateSandboxAccount(account.id);
  return account.id;
}

export type Listening = { base: string; close(): Promise<void> };

/** Serves handlers by method on a loopback port, as the API host does. */
export async function listen(handlers: Partial<Record<string, Handler>>): Promise<Listening> {
  const notImplemented: Handler = async () => new Response(null, { status: 501 });
  const listener = getRequestListener((request) => (handlers[request.method] ?? notImplemented)(request), {
    overrideGlobalObjects: false,
  });
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
