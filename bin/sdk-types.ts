import { writeFileSync } from "node:fs";
import { renderTypes } from "@/lib/clients/sdk/render-types";
import { openApiDocument } from "@/lib/transports/openapi/document";

writeFileSync("lib/clients/sdk/schema.gen.ts", await renderTypes(openApiDocument("http://localhost:3000")));
