import type { Metadata } from "next";
import { NothingHere } from "@/app/_ui/feedback/nothing-here";

export const metadata: Metadata = { title: "Not found", robots: { index: false } };

/** A creator, product, post or order that is not there, or not for this reader. */
export default NothingHere;
