export { BRAND, BRAND_LINE } from "@/lib/contracts/brand";
