import type { OfferedParcelCategory } from "@errand/core/orders/parcel.types";
import type { PreviewedRow } from "@errand/core/parcel/parcel-batches.contract";
import { Button } from "@errand/ui/button.tsx";
import { classNames } from "@errand/ui/class-names.ts";
import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Spinner } from "@errand/ui/spinner.tsx";
import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import Trash2 from "lucide-react/icons/trash-2";
import { useId } from "react";
import { useMoney } from "../config/shop.ts";
import { PickOnMap } from "../location/pick-on-map.tsx";
import { BatchCell } from "./batch-cell.tsx";
import { batchGrid } from "./batch-grid.ts";
import { isEmptyRow, type SheetRow, type TextField, textFields } from "./batch-rows.ts";

interface BatchRowProps {
  row: SheetRow;
  /** The one below, to which Enter leads. */
  nextId: string | undefined;
  /** From 1. */
  place: number;
  categories: OfferedParcelCategory[];
  preview: PreviewedRow | null;
  lastPrice: number | null;
  onChange(changes: Partial<SheetRow>): void;
  onRemove(): void;
  onFocus(): void;
}

const maxLengths = { name: 100, phone: 30, address: 255, additional_address: 255 } as const;

/** A receiver, corrected in place: what is wrong stands below the row with what may be meant. */
export function BatchRow(props: BatchRowProps) {
  const { row, nextId, place, categories, preview, lastPrice, onChange, onRemove } = props;
  const t = useMessages("parcel");
  const errorsId = useId();
  const errors = preview?.errors ?? [];
  const isWrong = errors.length > 0;
  const isInvalid = (field: string) => errors.some((error) => error.field === field);
  const cell = (field: TextField) => ({
    id: `${row.id}-${field}`,
    below: `${nextId ?? ""}-${field}`,
    label: t(`batch.cell.${field}`, { row: place }),
    shortLabel: t(`batch.column.${field}`),
    value: row[field],
    onCommit: (text: string) => onChange({ [field]: text }),
    isInvalid: isInvalid(field),
    describedBy: errorsId,
    maxLength: maxLengths[field],
    isWide: field === "address",
  });
  return (
    <li
      onFocus={props.onFocus}
      className={classNames(
        batchGrid,
        "border-b border-line px-2 py-3 max-xl:relative max-xl:grid max-xl:grid-cols-2 max-xl:gap-2 xl:py-1.5",
        isWrong && "my-1 rounded-card border-transparent bg-bad-soft",
      )}
    >
      <State row={row} preview={preview} isWrong={isWrong} place={place} />
      {textFields.map((field) => (
        <BatchCell
          key={field}
          {...cell(field)}
          {...(field === "phone" && { inputMode: "tel" as const })}
          {...(field === "additional_address" && { placeholder: t("batch.add") })}
        />
      ))}
      <label className="block min-w-0">
        <span aria-hidden className="mb-0.5 block text-sm text-muted xl:hidden">
          {t("batch.column.size")}
        </span>
        <select
          aria-label={t("batch.cell.size", { row: place })}
          value={row.categoryId}
          aria-invalid={isInvalid("size") || undefined}
          onChange={({ target }) => onChange({ categoryId: Number(target.value) })}
          className="min-h-11 w-full rounded-control border border-line bg-transparent px-2 hover:border-line-strong aria-invalid:border-bad xl:border-transparent"
        >
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <RowPrice price={preview?.price ?? lastPrice} isCounted={preview?.receiver != null} />
      <span className="max-xl:absolute max-xl:end-1 max-xl:top-1">
        <IconButton
          icon={Trash2}
          size="sm"
          label={t("batch.remove", { row: place })}
          onClick={onRemove}
        />
      </span>
      {preview && isWrong && (
        <div
          id={errorsId}
          className="flex flex-col gap-1.5 pb-1.5 max-xl:col-span-2 xl:col-start-2 xl:col-end-8"
        >
          {errors.map(({ field, message }) => (
            <p key={field} className="px-2.5 text-sm font-medium text-bad">
              {message}
            </p>
          ))}
          {isInvalid("address") && (
            <div className="flex flex-wrap items-center gap-2 px-2.5">
              {preview.suggestion && (
                <>
                  <span className="text-sm text-bad">{t("batch.meant")}</span>
                  <Button size="sm" onClick={() => onChange({ address: preview.suggestion ?? "" })}>
                    <bdi>{preview.suggestion}</bdi>
                  </Button>
                </>
              )}
              <PickOnMap
                label={t("batch.onMap", { row: place })}
                start={undefined}
                onPick={({ point, address }) =>
                  onChange({ address: row.address.trim() || (address ?? ""), pin: point })
                }
              />
            </div>
          )}
        </div>
      )}
    </li>
  );
}

interface StateProps {
  row: SheetRow;
  preview: PreviewedRow | null;
  isWrong: boolean;
  place: number;
}

function State({ row, preview, isWrong, place }: StateProps) {
  const t = useMessages("parcel");
  const look =
    "grid size-7 place-items-center rounded-full max-xl:col-span-full max-xl:row-start-1 xl:mt-2";
  if (isWrong) {
    return (
      <span className={classNames(look, "bg-bad-soft text-bad")}>
        <CircleAlert aria-hidden className="size-5" />
        <span className="sr-only">{t("batch.state.wrong", { row: place })}</span>
      </span>
    );
  }
  if (preview) {
    return (
      <span className={classNames(look, "bg-good-soft text-good")}>
        <Check aria-hidden className="size-4.5" strokeWidth={2.6} />
        <span className="sr-only">{t("batch.state.ready", { row: place })}</span>
      </span>
    );
  }
  return <span className={look}>{!isEmptyRow(row) && <Spinner />}</span>;
}

/** Grey for a row that does not count yet. */
function RowPrice({ price, isCounted }: { price: number | null; isCounted: boolean }) {
  const money = useMoney();
  return (
    <span
      className={classNames(
        "tabular-nums max-xl:col-start-1 max-xl:row-start-1 max-xl:ms-10 max-xl:leading-7 xl:pt-2.5 xl:text-end",
        isCounted ? "font-bold" : "text-muted",
      )}
    >
      <bdi>{price === null ? "–" : money(price)}</bdi>
    </span>
  );
}
