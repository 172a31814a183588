import { testDatabase } from "@/db/testing";
import { seed } from "@/db/seed";
import { resetEnv } from "@/lib/core/env";
import { submitBrief } from "@/lib/briefs/submit";
import { briefWords } from "@/lib/briefs/words";
import { systemContext } from "@/lib/core/system-context";
const own = await testDatabase(); resetEnv();
await seed("demo", () => {});
for (const brief of [
 "We run a bakery in Graz and need a logo and a small brand guideline before we open in spring. Warm, hand made feeling; packaging labels would be nice.",
 "Our podcast has twelve raw interviews that must be edited, mastered and given chapters and show notes.",
 "We need a financial model for our seed round that shows runway under three scenarios.",
 "Please translate our product website from English to French, about 8,000 words, for a skincare brand.",
 "Looking for somebody to audit our React app for accessibility with screen readers."]) {
  const { matches } = await submitBrief(systemContext("t", new Date()), { brief });
  console.log("==", briefWords(brief)); for (const m of matches) console.log("  ", m.rank, m.handle, "|", m.tagline.slice(0, 80));
}
await own.drop(); process.exit(0);
