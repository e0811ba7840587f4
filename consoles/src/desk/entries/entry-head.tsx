import { numberFormat } from "@errand/core/formats";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import History from "lucide-react/icons/history";
import { useState } from "react";
import { OfficeButton } from "../../console/office/office-button.tsx";
import { useMoney, useTimeText } from "../../console/use-shop.ts";
import { DeleteEntry } from "./delete-entry.tsx";
import { useEntryWrites } from "./entry.queries.ts";
import { toTitle } from "./entry-form.ts";
import type { Entry } from "./entry-lists.ts";
import { EntryStatus } from "./entry-status.tsx";
import type { Family } from "./family.types.ts";
import { HistoryDrawer } from "./history-drawer.tsx";
import { useMayWrite } from "./use-may-write.ts";

interface EntryHeadProps {
  family: Family;
  entry: Entry | null;
  path: string;
  onUndone(entry: Entry): void;
}

/** What is edited, what came of it, and who changed it last. */
export function EntryHead({ family, entry, path, onUndone }: EntryHeadProps) {
  const t = useMessages("entries");
  const language = useLanguage();
  const money = useMoney();
  const { date, clock } = useTimeText();
  const mayWrite = useMayWrite(family);
  const { remove } = useEntryWrites(family.list);
  const [isOpen, setOpen] = useState(false);
  if (!entry) return <h2 className="text-title font-extrabold">{t(`new.${family.list}`)}</h2>;
  const { uses, given, updated_at: at, updated_by: by } = entry;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <h2 className="text-title font-extrabold">{toTitle(family, entry, language)}</h2>
      <EntryStatus status={entry.status} />
      <div className="ms-auto flex flex-wrap gap-2">
        <OfficeButton tone="outline" onClick={() => setOpen(true)}>
          <History aria-hidden className="size-4.5" />
          {t("history.open")}
        </OfficeButton>
        {mayWrite && (
          <DeleteEntry
            name={toTitle(family, entry, language)}
            remove={() => remove(entry)}
            path={path}
          />
        )}
      </div>
      <p className="w-full text-strong tabular-nums">
        {uses !== null &&
          `${t("figure", { name: t(`uses.${family.list}`), value: numberFormat(language).format(uses) })} `}
        {given !== null && `${t("figure", { name: t("column.given"), value: money(given) })} `}
        {at && by && t("changedBy", { name: by.name, date: date(at), time: clock(at) })}
      </p>
      <HistoryDrawer
        family={family}
        entry={entry}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onUndone={onUndone}
      />
    </div>
  );
}
