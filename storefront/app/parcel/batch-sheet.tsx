import { byteOrderMark, csvRow } from "@errand/core/csv";
import type { BatchField } from "@errand/core/parcel/parcel-batches.contract";
import { Button } from "@errand/ui/button.tsx";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { saveFile } from "@errand/ui/save-file.ts";
import Download from "lucide-react/icons/download";
import Plus from "lucide-react/icons/plus";
import { batchGrid } from "./batch-grid.ts";
import { BatchRow } from "./batch-row.tsx";
import type { ParcelBatch } from "./use-parcel-batch.ts";

interface BatchSheetProps {
  batch: ParcelBatch;
  /** Called with the id of the row that is edited. */
  onMark(rowId: string): void;
}

const fields = ["name", "phone", "address", "additional_address", "size"] as const;

/** All receivers, each in a row; the head says from which column of the file a field comes. */
export function BatchSheet({ batch, onMark }: BatchSheetProps) {
  const { sheet, categories } = batch;
  const t = useMessages("parcel");
  const { rows, file } = sheet;

  function save() {
    const nameOf = (id: number) => categories.find((each) => each.id === id)?.name ?? "";
    const lines = [
      fields.map((field) => t(`batch.column.${field}`)),
      ...rows.map((row) => [
        row.name,
        row.phone,
        row.address,
        row.additional_address,
        nameOf(row.categoryId),
      ]),
    ];
    const text = byteOrderMark + lines.map(csvRow).join("");
    saveFile(t("batch.correctedName"), new Blob([text], { type: "text/csv;charset=utf-8" }));
  }

  return (
    <div>
      <div
        className={classNames(
          batchGrid,
          "gap-y-3 border-b border-ink px-2 pb-2 max-xl:grid max-xl:grid-cols-2 max-xl:gap-x-3",
          !file && "max-xl:hidden",
        )}
      >
        <span className="max-xl:hidden" />
        {fields.map((field) => (
          <ColumnHead key={field} field={field} batch={batch} />
        ))}
        <span className="pt-1 text-end text-sm font-semibold max-xl:hidden">
          {t("batch.column.price")}
        </span>
      </div>
      <ol>
        {rows.map((row, index) => (
          <BatchRow
            key={row.id}
            row={row}
            place={index + 1}
            nextId={rows[index + 1]?.id}
            categories={categories}
            preview={sheet.previewOf(row)}
            lastPrice={sheet.lastPriceOf(row)}
            onChange={(changes) => sheet.change(row, changes)}
            onRemove={() => sheet.remove(row)}
            onFocus={() => onMark(row.id)}
          />
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Unused batch={batch} />
        <div className="ms-auto flex flex-wrap gap-2.5">
          <Button variant="soft" onClick={sheet.add}>
            <Plus aria-hidden className="size-5" />
            {t("batch.addRow")}
          </Button>
          {rows.length > 0 && (
            <Button variant="soft" onClick={save}>
              <Download aria-hidden className="size-5" />
              {t("batch.save")}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

interface ColumnHeadProps {
  field: (typeof fields)[number];
  batch: ParcelBatch;
}

const none = "none";

/** The name of a column, and the one of the file that it shows. */
function ColumnHead({ field, batch: { sheet } }: ColumnHeadProps) {
  const t = useMessages("parcel");
  const { file } = sheet;
  const name = t(`batch.column.${field}`);
  if (!file) return <span className="px-2.5 pt-1 text-sm font-semibold">{name}</span>;
  const chosen = file.columns[field];
  return (
    <label className="min-w-0">
      <span className="block px-2.5 text-sm font-semibold">{name}</span>
      <select
        aria-label={t("batch.columnOf", { name })}
        value={chosen ?? none}
        onChange={({ target }) =>
          sheet.chooseColumn(field, target.value === none ? null : Number(target.value))
        }
        className={classNames(
          "min-h-9 w-full min-w-0 rounded-control bg-transparent px-1.5 text-sm text-ellipsis hover:bg-sunken",
          chosen === null ? "text-warn" : "text-muted",
        )}
      >
        <option value={none}>{t("batch.notInFile")}</option>
        {file.titles.map((title, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their places.
          <option key={index} value={index}>
            {t("batch.fromColumn", { title })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Columns of the file that are not taken over, of which one may be for the door. */
function Unused({ batch: { sheet } }: { batch: ParcelBatch }) {
  const t = useMessages("parcel");
  const { file } = sheet;
  if (!file) return null;
  const used = Object.values(file.columns);
  const [first] = file.titles.flatMap((title, index) =>
    used.includes(index) || title === "" ? [] : { title, index },
  );
  if (!first) return null;
  const door: BatchField = "additional_address";
  return (
    <p className="text-sm text-muted">
      {t("batch.unused", { title: first.title })}{" "}
      {file.columns[door] === null && (
        <button
          type="button"
          onClick={() => sheet.chooseColumn(door, first.index)}
          className="min-h-11 font-bold text-accent hover:underline"
        >
          {t("batch.useForDoor")}
        </button>
      )}
    </p>
  );
}
