import { writeFileSync } from "node:fs";
import { readExamples, renderLearned } from "@/lib/domain/platform/understand/learning/learn";

writeFileSync("lib/domain/platform/understand/learning/learned.gen.ts", renderLearned(readExamples()));
