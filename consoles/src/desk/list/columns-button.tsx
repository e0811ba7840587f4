import { Checkbox } from "@errand/ui/checkbox.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Popover } from "@errand/ui/popover.tsx";
import Columns3 from "lucide-react/icons/columns-3";
import { useState } from "react";
import { OfficeButton } from "../../console/office/office-button.tsx";
import { type NamedColumn, useColumns } from "./use-columns.ts";

/** Chooses which columns a list shows. */
export function ColumnsButton({ columns }: { columns: readonly NamedColumn[] }) {
  const t = useMessages("desk");
  const { hidden, toggle } = useColumns();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <OfficeButton
        tone="outline"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Columns3 aria-hidden className="size-4.5" />
        {t("columns")}
      </OfficeButton>
      <Popover
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        title={t("columnsShown")}
        anchor={anchor}
      >
        {columns.map(({ name, label }) => (
          <Checkbox key={name} isChecked={!hidden.has(name)} onChange={() => toggle(name)}>
            {label}
          </Checkbox>
        ))}
      </Popover>
    </>
  );
}
