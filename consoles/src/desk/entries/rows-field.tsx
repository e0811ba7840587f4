import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { Fragment, type ReactNode } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { OfficeButton } from "../../console/office/office-button.tsx";
import { toNewRow } from "./entry-form.ts";
import type { EntryValues } from "./entry-lists.ts";
import type { FieldDefinition } from "./fields.ts";
import { useFieldError } from "./use-field-error.ts";

/** As many as the server takes. */
const most = 20;

interface RowsForm {
  values: Record<string, EntryValues[]>;
}

interface RowsFieldProps {
  field: FieldDefinition;
  /** One field of a row. */
  children(field: FieldDefinition): ReactNode;
}

/** Rows of fields, of which there is one at least. */
export function RowsField({ field, children }: RowsFieldProps) {
  const t = useMessages("entries");
  const { control } = useFormContext<RowsForm>();
  const rows = useFieldArray({ control, name: `values.${field.name}` });
  const error = useFieldError(field.name);
  const columns = field.row ?? [];
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 font-semibold">{t(field.label)}</legend>
      {rows.fields.map(({ id }, index) => (
        <fieldset
          key={id}
          aria-label={t("row", { number: index + 1 })}
          className="flex items-start gap-3 rounded-control border border-line p-3"
        >
          <div className="flex min-w-0 grow flex-col gap-4">
            {columns.map((column) => (
              <Fragment key={column.name}>
                {children({ ...column, name: `${field.name}.${index}.${column.name}` })}
              </Fragment>
            ))}
          </div>
          <IconButton
            icon={X}
            label={t("removeRow", { number: index + 1 })}
            disabled={rows.fields.length === 1}
            onClick={() => rows.remove(index)}
          />
        </fieldset>
      ))}
      {error && (
        <p role="alert" className="text-sm font-medium text-bad">
          {error}
        </p>
      )}
      {rows.fields.length < most && (
        <OfficeButton
          tone="outline"
          className="self-start"
          onClick={() => rows.append(toNewRow(columns))}
        >
          <Plus aria-hidden className="size-4.5" />
          {t("addRow")}
        </OfficeButton>
      )}
    </fieldset>
  );
}
