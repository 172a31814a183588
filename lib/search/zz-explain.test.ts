import { writeFileSync } from "node:fs";
import { it } from "vitest";
import { statement } from "@/db/client";
import { seed } from "@/db/seed";
import { testDatabase } from "@/db/testing";
import { matchStatement, nameStatement, suggestStatement } from "./statements";
it("explains", { timeout: 200000 }, async () => {
  const own = await testDatabase();
  await seed("large:50000", () => {});
  let out = "";
  for (const [name, st] of Object.entries({
    s2: suggestStatement(["de"], 5), s3: suggestStatement(["desi"], 5), two: suggestStatement(["brand", "des"], 5), none: suggestStatement(["qzx"], 5), typo: suggestStatement(["lindqvst"], 5),
    all: matchStatement("all", "logo design", { audience: "site" }, 20), name: nameStatement("lindqvst", { audience: "site" }, 20),
  })) {
    for (let i = 0; i < 2; i++) await statement(st.text, st.params);
    const rows = await statement<{ "QUERY PLAN": string }>(`explain (analyze, costs off, timing off, summary on) ${st.text}`, st.params);
    out += `\n== ${name}\n${rows.map((r) => r["QUERY PLAN"]).join("\n")}`;
  }
  writeFileSync("/tmp/studio-explain.txt", out);
  await own.drop();
});
