import { notFound } from "@/lib/core/errors";
import { refusal } from "@/lib/transports/http/resource";

const unknown = refusal(() => notFound("This path"));

export { unknown as DELETE, unknown as GET, unknown as OPTIONS, unknown as PATCH, unknown as POST, unknown as PUT };
