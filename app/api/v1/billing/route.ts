import { getBilling } from "@/lib/contracts/trade/billing/billing-operations";
import { readBilling } from "@/lib/domain/trade/billing/read";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getBilling, ({ ctx }) => readBilling(ctx)),
});
