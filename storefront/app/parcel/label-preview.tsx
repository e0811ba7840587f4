import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { ParcelLabel } from "./parcel-label.tsx";
import type { ParcelBatch } from "./use-parcel-batch.ts";

interface LabelPreviewProps {
  batch: ParcelBatch;
  marked: string | null;
  onMark(rowId: string): void;
}

/** The label of the row that is edited, as it will be printed. */
export function LabelPreview({ batch, marked, onMark }: LabelPreviewProps) {
  const { ready, draft, categories, time } = batch;
  const t = useMessages("parcel");
  const found = ready.findIndex(({ row }) => row.id === marked);
  const index = Math.max(found, 0);
  const shown = ready[index];
  if (!shown) return null;
  const { receiver, row } = shown;
  const step = (by: number) => {
    const next = ready[(index + by + ready.length) % ready.length];
    if (next) onMark(next.row.id);
  };
  const count = t("labels.count", { place: index + 1, count: ready.length });
  return (
    <section
      aria-label={t("labels.preview")}
      className="no-print rounded-panel bg-accent-soft p-5 max-desk:hidden"
    >
      <div className="parcel-label-frame mx-auto w-60 rounded-control shadow-float">
        <ParcelLabel
          count={count}
          from={{ name: draft.from.name, address: draft.from.address }}
          to={{
            name: receiver.contact_person_name,
            address: receiver.address,
            door: receiver.additional_address ?? "",
            phone: receiver.contact_person_number,
          }}
          size={categories.find(({ id }) => id === row.categoryId)?.name ?? ""}
          at={time.at}
          code={null}
        />
      </div>
      <div className="mt-3 flex items-center justify-between">
        <span>{t("labels.format")}</span>
        <span className="flex items-center gap-1 tabular-nums">
          <IconButton icon={ChevronLeft} label={t("labels.previous")} onClick={() => step(-1)} />
          {count}
          <IconButton icon={ChevronRight} label={t("labels.next")} onClick={() => step(1)} />
        </span>
      </div>
    </section>
  );
}
