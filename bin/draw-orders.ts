import { readFileSync, writeFileSync } from "node:fs";
import { drawOrders } from "@/lib/domain/trade/orders/reading/drawing";

const PAGE = "docs/orders.md";

// Puts the picture of the table into its place in the page; the words around it stay.
const page = readFileSync(PAGE, "utf8");
writeFileSync(
  PAGE,
  page.replace(/```mermaid\n[\s\S]*?\n```/, () => drawOrders()),
);
