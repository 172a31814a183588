-- Most of a search row is the text that every ranked search reads. Of rows over 2 kB it would lie elsewhere, four more pages for each of them.
ALTER TABLE "profile_search" SET (toast_tuple_target = 8160);--> statement-breakpoint
ALTER TABLE "product_search" SET (toast_tuple_target = 8160);
