import { closeDatabase } from "@/db/client";
import { flushLog, logger } from "@/lib/core/log";
import type { keepTime } from "@/lib/core/process/keep-time";
import { flushLastUsed } from "@/lib/domain/developers/credentials/credentials";
import { flushRequestLog } from "@/lib/domain/developers/request-logs/record";
import { flushPageViews } from "@/lib/domain/network/analytics/page-views";
import { settle } from "@/lib/domain/platform/access/counters";
import { settleUsage } from "@/lib/domain/platform/access/usage";

/** What a process that has answered its last request does before it ends; `close` ends what is its own. */
export async function endProcess(time: ReturnType<typeof keepTime>, close?: () => Promise<void>): Promise<void> {
  time.stop();
  await writeCounts();
  await closeDatabase();
  await close?.();
  flushLog();
}

/** Writes what this process has counted since its last round, before it ends. */
async function writeCounts(): Promise<void> {
  const results = await Promise.allSettled([
    settle(),
    settleUsage(),
    flushLastUsed(),
    flushPageViews(),
    flushRequestLog(),
  ]);
  for (const result of results) {
    if (result.status === "rejected") logger().warn({ err: result.reason }, "counts were not written");
  }
}
