import {
  createKey,
  Key,
  KeyWithToken,
  listKeys,
  revokeKey,
  updateKey,
} from "@/lib/contracts/developers/keys/key-operations";
import { ReportedKey, reportKey } from "@/lib/contracts/developers/keys/key-reports";
import {
  getRequestLog,
  LoggedRequest,
  LoggedRequestWithBodies,
  listOperationLatencies,
  listRequestLogs,
  OperationLatencies,
} from "@/lib/contracts/developers/request-logs";
import { OwnHit, searchOwn } from "@/lib/contracts/network/search/own-search";
import { advanceTestClock, createFixture, MadeFixture, TestClock } from "@/lib/contracts/trade/test-mode";
import { changeKeyByKey, revokeKeyByKey } from "@/lib/domain/developers/keys/by-key/change-by-key";
import { makeKeyByKey } from "@/lib/domain/developers/keys/by-key/make-by-key";
import { reportKey as report } from "@/lib/domain/developers/keys/ending/report";
import { listProgramsKeys } from "@/lib/domain/developers/keys/reading/read";
import { listOperations } from "@/lib/domain/developers/request-logs/figures/operations";
import { listRequestLogs as list } from "@/lib/domain/developers/request-logs/list";
import { getRequest } from "@/lib/domain/developers/request-logs/read";
import { searchOwn as search } from "@/lib/domain/network/own-things/search";
import { advanceClock } from "@/lib/domain/trade/trying/clock";
import { makeFixture } from "@/lib/domain/trade/trying/fixtures";
import { mutationOf } from "../rendering/mutations";
import { fieldOf, objectOf } from "../rendering/objects";
import { pagesOf, queryOf } from "../rendering/queries";

const bodies = LoggedRequestWithBodies.shape.bodies.unwrap().unwrap();

/** What serves those who build: logs, a search of their own things, test mode and keys. */
export function defineDeveloping(): void {
  objectOf("LoggedCredential", LoggedRequest.shape.credential);
  objectOf("LoggedRequest", LoggedRequest);
  objectOf("LoggedBody", bodies.shape.request.unwrap());
  objectOf("LoggedBodies", bodies);
  objectOf("LoggedRequestWithBodies", LoggedRequestWithBodies);
  objectOf("OperationFigures", OperationLatencies.shape.data.element);
  objectOf("OperationLatencies", OperationLatencies);
  objectOf("OwnHit", OwnHit);
  objectOf("OwnSearch", searchOwn.response);
  objectOf("TestClockMoved", TestClock.shape.moved);
  objectOf("TestClock", TestClock);
  objectOf("MadeFixture", MadeFixture);
  objectOf("ReportedKey", ReportedKey, {
    also: (t) => ({ received: t.exposeBoolean("received", { description: ReportedKey.shape.received.description }) }),
  });
  pagesOf("requestLogs", listRequestLogs, list);
  queryOf("requestLog", getRequestLog, ({ ctx }, { id }) => getRequest(ctx, id));
  queryOf("operationLatencies", listOperationLatencies, ({ ctx }, { range }) => listOperations(ctx, range), {
    complexity: 25,
  });
  queryOf("search", searchOwn, ({ ctx }, query) => search(ctx, query), { complexity: 25 });
  mutationOf("advanceTestClock", advanceTestClock, (ctx, { body }) => advanceClock(ctx, body));
  mutationOf("createFixture", createFixture, (ctx, { body }) => makeFixture(ctx, body));
  objectOf("ApiKey", Key);
  pagesOf("keys", listKeys, listProgramsKeys);
  mutationOf("createKey", createKey, (ctx, { body }) => makeKeyByKey(ctx, body), {
    view: Key,
    also: (t) => ({ token: fieldOf(t, KeyWithToken.shape.token.nullable(), ({ view }) => view?.token) }),
  });
  mutationOf("updateKey", updateKey, (ctx, { id, body }) => changeKeyByKey(ctx, id, body));
  mutationOf("revokeKey", revokeKey, (ctx, { id }) => revokeKeyByKey(ctx, id));
  mutationOf("reportKey", reportKey, (ctx, { body }) => report(ctx, body.key));
}
