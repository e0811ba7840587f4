-- A search reads all that waits to be sorted into its index. What waits until the next vacuum (4 MB unless told, so nearly
-- all items of a town just filled or imported) made a search take three times as long.
ALTER INDEX "items_search" SET (gin_pending_list_limit = 128);
--> statement-breakpoint
ALTER INDEX "items_search_bestselling" SET (gin_pending_list_limit = 128);
--> statement-breakpoint
ALTER INDEX "stores_search" SET (gin_pending_list_limit = 128);
--> statement-breakpoint
ALTER INDEX "streets_search" SET (gin_pending_list_limit = 128);
