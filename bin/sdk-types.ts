import { writeFileSync } from "node:fs";
import { openApiDocument } from "@/lib/openapi/document";
import { renderTypes } from "@/lib/sdk/render-types";

writeFileSync("lib/sdk/schema.gen.ts", await renderTypes(openApiDocument("http://localhost:3000")));
