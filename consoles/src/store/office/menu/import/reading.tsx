import type { ReadingReport } from "@errand/core/items/store-import.contract";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { DataTable } from "../../../../console/office/data-table.tsx";
import { useMoney } from "../../../../console/use-shop.ts";

const shownItems = 3;

/** How a file was read: its columns, what was interpreted, and the first items. */
export function Reading({ reading }: { reading: ReadingReport }) {
  const t = useMessages("import");
  const { summary, columns, unused, notes } = reading;
  return (
    <>
      <section>
        <h2 className="mb-1 text-title font-bold">{t("reading.title")}</h2>
        <p className="mb-3">{summary}</p>
        <DataTable
          caption={t("reading.columns")}
          columns={[t("reading.column"), t("reading.reads")]}
          rows={columns.map(({ column, reads }) => ({ key: column, cells: [column, reads] }))}
        />
        {unused.length > 0 && (
          <p className="mt-3 text-strong">{t("reading.unused", { columns: unused.join(", ") })}</p>
        )}
      </section>
      {notes.length > 0 && (
        <section>
          <h2 className="mb-1 text-title font-bold">{t("reading.notes")}</h2>
          <ul className="divide-y divide-line">
            {notes.map((note) => (
              <Note key={note.kind} note={note} />
            ))}
          </ul>
        </section>
      )}
      <FirstItems items={reading.items.slice(0, shownItems)} />
    </>
  );
}

function Note({ note: { text, count, first } }: { note: ReadingReport["notes"][number] }) {
  return (
    <li>
      <details>
        <summary className="min-h-11 cursor-pointer md:pointer-fine:min-h-9 py-1.5">
          {text} <span className="text-strong tabular-nums">({count})</span>
        </summary>
        <ul className="pb-2 ps-4 text-strong">
          {first.map(({ at, field, from, to }) => (
            <li key={`${at} ${field}`}>
              {at}, {field}: <s>{from}</s> <b className="font-semibold text-ink">{to}</b>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function FirstItems({ items }: { items: ReadingReport["items"] }) {
  const t = useMessages("import");
  const money = useMoney();
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="mb-1 text-title font-bold">{t("reading.items")}</h2>
      <DataTable
        caption={t("reading.items")}
        columns={[
          t("reading.name"),
          t("reading.category"),
          t("reading.price"),
          t("reading.stock"),
          t("reading.parts"),
        ]}
        rows={items.map((item) => ({
          key: `${item.at} ${item.sku}`,
          cells: [
            item.name ?? item.sku,
            item.category ?? "–",
            item.price === null ? "–" : money(item.price),
            item.stock === null ? "–" : String(item.stock),
            [
              ...item.variations.map(({ name }) => name),
              ...item.option_groups.map(({ name }) => name),
            ].join(", ") || "–",
          ],
        }))}
      />
    </section>
  );
}
