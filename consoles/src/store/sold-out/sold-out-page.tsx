import { useMessages } from "@errand/ui/messages/messages.ts";
import { useDeferredValue, useState } from "react";
import { ScreenHead } from "../frame/screen-head.tsx";
import { TouchSearch } from "../touch-search.tsx";
import { EndDialog } from "./end-dialog.tsx";
import { ItemRows } from "./item-rows.tsx";
import { OffList } from "./off-list.tsx";
import type { ItemOnSale } from "./sold-out.queries.ts";

/** Takes items off for a time, and puts them back on. */
export function SoldOutPage() {
  const t = useMessages("sold-out");
  const [search, setSearch] = useState("");
  const shown = useDeferredValue(search.trim());
  const [picked, setPicked] = useState<ItemOnSale | null>(null);
  return (
    <div className="grid min-h-0 grow max-md:overflow-y-auto md:grid-cols-[minmax(0,1fr)_27rem]">
      <div className="flex min-h-0 flex-col gap-3 px-4 py-4 md:overflow-y-auto md:px-6">
        <ScreenHead title={t("title")}>
          <TouchSearch label={t("search")} value={search} onChange={setSearch} />
        </ScreenHead>
        <ItemRows search={shown} onPickEnd={setPicked} />
      </div>
      <OffList onPickEnd={setPicked} />
      <EndDialog item={picked} onClose={() => setPicked(null)} />
    </div>
  );
}
