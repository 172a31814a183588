import { expect, it } from "vitest";
import { makeCreator } from "@/db/factories";
import { makeFounder } from "@/db/factories/creator-records";
import { stageOf } from "@/lib/contracts/network/founders/founders";
import { callTool, withService } from "../testing";

const service = withService();

it.each([
  ["Series A", "series_a"],
  ["series-a", "series_a"],
  ["pre-seed", "pre_seed"],
  ["Preseed", "pre_seed"],
  ["Seed round", "seed"],
  ["Series B", "series_b_plus"],
  ["series C+", "series_b_plus"],
  ["Series B or later", "series_b_plus"],
  ["IDEA stage", "idea"],
  ["bootstrapped", "bootstrapped"],
  ["series_b_plus", "series_b_plus"],
])("understands the label %s as %s", (label, stage) => {
  expect(stageOf(label)).toBe(stage);
});

it("finds founders by a label as people write it, and names the stages for one it does not know", async () => {
  const { profileId } = await makeCreator({ handle: "founder-a", mcpDiscoverable: true });
  await makeFounder(profileId, { stage: "series_a" });
  const found = await callTool<{ founders: { handle: string }[] }>(service(), "find_founders", { stage: "Series A" });
  expect(found.data.founders.map(({ handle }) => handle)).toEqual(["founder-a"]);
  const refused = await callTool(service(), "find_founders", { stage: "unicorn" });
  expect(refused).toMatchObject({ isError: true, text: expect.stringContaining("must be one of idea, pre_seed") });
});
