import { acceptDeliveries } from "@/lib/domain/trade/orders/work/accept-deliveries";
import { job } from "../job";

/** Completes orders whose buyers did not respond to a delivery within 72 hours, every minute. */
export const acceptDeliveriesJob = job({
  name: "accept-deliveries",
  every: 60_000,
  async run(ctx) {
    const accepted = await acceptDeliveries(ctx);
    if (accepted > 0) ctx.log.info({ accepted }, "deliveries accepted");
  },
});
