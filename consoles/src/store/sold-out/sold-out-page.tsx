import { useMessages } from "@errand/ui/messages/messages.ts";
import { useDeferredValue, useState } from "react";
import { ScreenHead } from "../frame/screen-head.tsx";
import { TouchSearch } from "../touch-search.tsx";
import { EndDialog } from "./end-dialog.tsx";
import { ItemRows } from "./item-rows.tsx";
import type { OffEntry } from "./off-entry.ts";
import { OffList } from "./off-list.tsx";

/** Takes items off for a time, and puts them back on. */
export function SoldOutPage() {
  const t = useMessages("sold-out");
  const [search, setSearch] = useState("");
  const shown = useDeferredValue(search.trim());
  const [picked, setPicked] = useState<OffEntry | null>(null);
  return (
    <div className="grid min-h-0 grow max-md:overflow-y-auto md:grid-cols-[minmax(0,1fr)_27rem]">
      <div className="flex flex-col gap-3 px-4 py-4 md:min-h-0 md:overflow-y-auto md:px-6">
        <ScreenHead title={t("title")}>
          <TouchSearch label={t("search")} value={search} onChange={setSearch} />
        </ScreenHead>
        <ItemRows search={shown} onPickEnd={(item) => setPicked({ item, option: null })} />
      </div>
      <OffList onPickEnd={setPicked} />
      <EndDialog entry={picked} onClose={() => setPicked(null)} />
    </div>
  );
}
