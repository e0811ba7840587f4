import { storeFields } from "@errand/core/items/import-fields";
import type { ReadingReport } from "@errand/core/items/store-import.contract";
import { Button } from "@errand/ui/button.tsx";
import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Select } from "@errand/ui/select.tsx";
import X from "lucide-react/icons/x";
import { useState } from "react";
import type { Mapping } from "./use-imports.ts";

type Field = keyof Mapping & string;

/** A field that no column is read into. */
const leftOut = "";

interface MappingFieldsProps {
  reading: ReadingReport;
  mapping: Mapping;
  isBusy: boolean;
  onCheck(mapping: Mapping): void;
}

/** Which columns are read otherwise than the shop recognises them. */
export function MappingFields({ reading, mapping, isBusy, onCheck }: MappingFieldsProps) {
  const t = useMessages("import");
  const [field, setField] = useState<Field>("name");
  const [column, setColumn] = useState<string | null>(null);
  const columns = [...reading.columns.map((each) => each.column), ...reading.unused];
  const stated = storeFields.filter((each) => mapping[each] !== undefined);

  return (
    <section>
      <h2 className="mb-1 text-title font-bold">{t("mapping.title")}</h2>
      <p className="mb-3 text-strong">{t("mapping.hint")}</p>
      <ul className="divide-y divide-line">
        {stated.map((each) => (
          <li key={each} className="flex items-center gap-3">
            <span className="grow">
              {t("mapping.stated", {
                field: t(`field.${each}`),
                column: mapping[each] || t("mapping.leftOut"),
              })}
            </span>
            <IconButton
              size="sm"
              icon={X}
              label={t("mapping.remove", { field: t(`field.${each}`) })}
              onClick={() => {
                const { [each]: _removed, ...others } = mapping;
                onCheck(others);
              }}
            />
          </li>
        ))}
      </ul>
      <div className="mt-3 grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
        <Select
          label={t("mapping.field")}
          options={storeFields.map((each) => ({ value: each, label: t(`field.${each}`) }))}
          value={field}
          onChange={(chosen) => setField(chosen)}
        />
        <Select
          label={t("mapping.column")}
          placeholder={t("mapping.choose")}
          options={[
            { value: leftOut, label: t("mapping.leftOut") },
            ...[...new Set(columns)].map((each) => ({ value: each, label: each })),
          ]}
          value={column}
          onChange={(chosen) => setColumn(chosen)}
        />
        <Button
          variant="outline"
          disabled={column === null}
          isBusy={isBusy}
          onClick={() => column !== null && onCheck({ ...mapping, [field]: column })}
        >
          {t("mapping.check")}
        </Button>
      </div>
    </section>
  );
}
