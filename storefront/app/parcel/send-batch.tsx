import { useMessages } from "@errand/ui/messages/messages.ts";
import CircleDot from "lucide-react/icons/circle-dot";
import { useState } from "react";
import { withoutSubmitByEnter } from "../checkout/checkout-form.tsx";
import { BatchFileBar } from "./batch-file-bar.tsx";
import { BatchSheet } from "./batch-sheet.tsx";
import { BatchSum } from "./batch-sum.tsx";
import { EndSection } from "./end-section.tsx";
import { LabelPreview } from "./label-preview.tsx";
import { useParcelBatch } from "./use-parcel-batch.ts";

/** From where, the receivers with their prices, and beside them a label, the time and the sum. */
export function SendBatch() {
  const batch = useParcelBatch();
  const { form, draft, change, errors, sheet } = batch;
  const t = useMessages("parcel");
  const [marked, setMarked] = useState<string | null>(null);
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(batch.place)}
      onKeyDown={withoutSubmitByEnter}
      className="flex flex-col gap-8 desk:grid desk:grid-cols-[minmax(0,1fr)_22rem] desk:items-start"
    >
      <div className="flex min-w-0 flex-col gap-5">
        <div className="rounded-panel border border-line px-4 pt-5 sm:px-5">
          <EndSection
            form={form}
            name="from"
            errors={errors}
            onEdit={() => {}}
            icon={CircleDot}
            title={t("from.title")}
            value={draft.from}
            onChange={(from) => change({ from })}
            isGuest={false}
            isContactRequired={false}
            refused={{ address: batch.refusedFrom }}
            refusals={[]}
          />
        </div>
        <BatchFileBar batch={batch} />
        {draft.from.point === null && <p className="text-muted">{t("batch.fromFirst")}</p>}
        <BatchSheet batch={batch} onMark={setMarked} />
      </div>
      <div className="flex flex-col gap-5 desk:sticky desk:top-36">
        <LabelPreview batch={batch} marked={marked} onMark={setMarked} />
        {sheet.rows.length > 0 && <BatchSum batch={batch} />}
      </div>
    </form>
  );
}
