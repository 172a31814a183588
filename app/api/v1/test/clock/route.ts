import { advanceTestClock } from "@/lib/contracts/trade/test-mode";
import { advanceClock } from "@/lib/domain/trade/trying/clock";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(advanceTestClock, ({ ctx, body }) => advanceClock(ctx, body)),
});
