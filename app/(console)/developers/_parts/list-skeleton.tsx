export { ListSkeleton } from "@/app/_ui/list-skeleton";
