import { getAvailability, setAvailability } from "@/lib/contracts/network/taking-orders";
import { chooseAvailability, readAvailability } from "@/lib/domain/people/availability/choose";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getAvailability, async ({ ctx }) => (await readAvailability(ctx)).now),
  PUT: route(setAvailability, ({ ctx, body }) => chooseAvailability(ctx, body)),
});
