import { noSuchResource } from "@/lib/transports/ucp/rest";

export {
  noSuchResource as DELETE,
  noSuchResource as GET,
  noSuchResource as OPTIONS,
  noSuchResource as PATCH,
  noSuchResource as POST,
  noSuchResource as PUT,
};
