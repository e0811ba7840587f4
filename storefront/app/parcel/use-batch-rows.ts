import { ApiError } from "@errand/core/api-error";
import type { LatLng } from "@errand/core/location/lat-lng";
import type { PreviewedRow } from "@errand/core/parcel/parcel-batches.contract";
import { reportError } from "@errand/ui/report-error.ts";
import { useEffect, useEffectEvent, useState } from "react";
import type { Reply } from "../api/api-request.ts";
import { call } from "../api/call.ts";
import {
  changedRow,
  emptyRow,
  isEmptyRow,
  type SheetRow,
  storedRows,
  storeRows,
  toBatchRow,
  toSheetRow,
} from "./batch-rows.ts";

type Preview = Reply<"POST /customer/parcel-batch/preview">;
export type BatchColumns = Preview["columns"];

interface ChosenFile {
  file: File;
  titles: string[];
  columns: BatchColumns;
}

/** What the server says of a row, and of which values of it. */
interface PricedRow {
  of: SheetRow;
  preview: PreviewedRow;
}

/**
 * The receivers of a batch as a sheet: from a file, typed, or both. Each change of a row prices
 * that row alone; another sender prices all of them.
 */
export function useBatchRows(from: LatLng | null, usualCategory: number | null) {
  const [rows, setRows] = useState(storedRows);
  const [priced, setPriced] = useState<ReadonlyMap<string, PricedRow>>(new Map());
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [isReading, setReading] = useState(false);
  /** Chosen before the sender's place or the sizes were known. */
  const [waiting, setWaiting] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<ApiError | null>(null);

  useEffect(() => storeRows(rows), [rows]);

  async function ask(input: { file: File; columns?: BatchColumns } | { rows: SheetRow[] }) {
    if (!from || usualCategory === null) return null;
    const sender = {
      parcel_category_id: usualCategory,
      latitude: from.lat,
      longitude: from.lng,
    };
    try {
      const reply = await call("POST /customer/parcel-batch/preview", {
        ...sender,
        ...("rows" in input ? { rows: input.rows.map(toBatchRow) } : input),
      });
      setRefusal(null);
      return reply;
    } catch (error) {
      if (error instanceof ApiError && error.status === 422) setRefusal(error);
      else reportError(error);
      return null;
    }
  }

  async function price(changed: SheetRow[]) {
    const filled = changed.filter((row) => !isEmptyRow(row));
    if (filled.length === 0) return;
    const reply = await ask({ rows: filled });
    if (reply) keep(filled, reply.rows);
  }

  function keep(of: SheetRow[], previews: PreviewedRow[]) {
    setPriced((former) => {
      const next = new Map(former);
      for (const [index, row] of of.entries()) {
        const preview = previews[index];
        if (preview) next.set(row.id, { of: row, preview });
      }
      return next;
    });
  }

  const isReady = from !== null && usualCategory !== null;
  const startOver = useEffectEvent(() => {
    if (!isReady) return;
    if (waiting) void read(waiting);
    else void price(rows);
  });
  const place = from && `${from.lat} ${from.lng}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sender has other prices.
  useEffect(() => startOver(), [place, usualCategory === null]);

  async function read(file: File, columns?: BatchColumns) {
    setWaiting(isReady ? null : file);
    if (!isReady) return;
    setReading(true);
    const reply = await ask({ file, ...(columns && { columns }) });
    setReading(false);
    if (!reply) return;
    setChosen({ file, titles: reply.titles, columns: reply.columns });
    const read = reply.rows.map(toSheetRow);
    setRows(read);
    keep(read, reply.rows);
  }

  return {
    rows,
    file: chosen,
    isReading: isReading || waiting !== null,
    refusal,
    /** The prices of a row; null while they are looked up, and for an empty row. */
    previewOf(row: SheetRow): PreviewedRow | null {
      const found = priced.get(row.id);
      return found && isSame(found.of, row) ? found.preview : null;
    },
    /** The last price of a row, while a new one is looked up. */
    lastPriceOf: ({ id }: SheetRow): number | null => priced.get(id)?.preview.price ?? null,
    choose: (file: File) => void read(file),
    /** Takes a field from another column of the file. */
    chooseColumn(field: keyof BatchColumns, column: number | null) {
      if (chosen) void read(chosen.file, { ...chosen.columns, [field]: column });
    },
    change(row: SheetRow, changes: Partial<SheetRow>) {
      const changed = changedRow(row, changes);
      setRows((former) => former.map((each) => (each.id === row.id ? changed : each)));
      void price([changed]);
    },
    add() {
      if (usualCategory !== null) setRows((former) => [...former, emptyRow(usualCategory)]);
    },
    remove: (row: SheetRow) => setRows((former) => former.filter(({ id }) => id !== row.id)),
    /** Takes the rows out that were sent; stored at once, because the page is left then. */
    removeSent(sent: SheetRow[]) {
      const left = rows.filter((row) => !sent.includes(row));
      storeRows(left);
      setRows(left);
    },
    priceAll: () => price(rows),
  };
}

function isSame(one: SheetRow, other: SheetRow): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
