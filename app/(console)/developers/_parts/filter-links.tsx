export { FilterLinks } from "@/app/_ui/filter-links";
