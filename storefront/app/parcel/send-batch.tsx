import { Button } from "@errand/ui/button.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Section } from "@errand/ui/section.tsx";
import { Spinner } from "@errand/ui/spinner.tsx";
import Banknote from "lucide-react/icons/banknote";
import CircleDot from "lucide-react/icons/circle-dot";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import Wallet from "lucide-react/icons/wallet";
import { withoutSubmitByEnter } from "../checkout/checkout-form.tsx";
import { ChoiceCards } from "../checkout/choice-cards.tsx";
import { useShop } from "../config/shop.ts";
import { BatchPreview } from "./batch-preview.tsx";
import { useParcelCategories } from "./categories.queries.ts";
import { EndSection } from "./end-section.tsx";
import { SizeSection } from "./size-section.tsx";
import { useParcelBatch } from "./use-parcel-batch.ts";
import { useParcelPrices } from "./use-parcel-prices.ts";

/** The receivers are in the file. */
const nowhere = { address: "", point: null };

/** Everything on one page: what, from where, the file with its prices, and how it is paid. */
export function SendBatch() {
  const batch = useParcelBatch();
  const { form, draft, change, errors, preview, file } = batch;
  const t = useMessages("parcel");
  const { config } = useShop();
  const prices = useParcelPrices(draft.from, nowhere, useParcelCategories().data);
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(batch.place)}
      onKeyDown={withoutSubmitByEnter}
      className="flex max-w-3xl flex-col gap-8"
    >
      <div className="divide-y divide-line">
        <SizeSection checkout={{ form, draft, change, refusals: new Map() }} prices={prices} />
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
      <Section title={t("batch.file")} text={t("batch.columns")}>
        <ReceiverFile file={file} onChoose={batch.choose} />
        {batch.fileErrors.map((message) => (
          <p key={message} role="alert" className="mt-3 font-medium text-bad">
            {message}
          </p>
        ))}
        {preview.isLoadingError && <ErrorState onRetry={preview.refetch} />}
        {preview.isPending && (
          <p role="status" className="mt-4 flex items-center gap-3 text-muted">
            <Spinner />
            {t("batch.checking")}
          </p>
        )}
      </Section>
      {preview.data && <BatchPreview preview={preview.data} />}
      {preview.data && batch.count > 0 && (
        <>
          <Section title={t("batch.payment")}>
            <ChoiceCards<"cash_on_delivery" | "wallet">
              label={t("batch.payment")}
              value={batch.method}
              onChange={batch.setMethod}
              options={[
                { value: "cash_on_delivery", icon: Banknote, title: t("batch.cash") },
                ...(config.customer_wallet_status === 1
                  ? [{ value: "wallet" as const, icon: Wallet, title: t("batch.wallet") }]
                  : []),
              ]}
            />
          </Section>
          {batch.refused.map((message) => (
            <p key={message} role="alert" className="font-medium text-bad">
              {message}
            </p>
          ))}
          <Button variant="accent" size="lg" type="submit" isBusy={batch.isPlacing}>
            {t("batch.send", { count: batch.count, amount: batch.totalText })}
          </Button>
        </>
      )}
    </form>
  );
}

interface ReceiverFileProps {
  file: File | null;
  onChoose(file: File): void;
}

function ReceiverFile({ file, onChoose }: ReceiverFileProps) {
  const t = useMessages("parcel");
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <label className="inline-flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-line px-4 font-semibold transition-colors focus-within:outline-2 hover:border-ink">
        <FileSpreadsheet aria-hidden className="size-5" />
        <span>{file ? <bdi>{file.name}</bdi> : t("batch.choose")}</span>
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          className="sr-only"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) onChoose(chosen);
            // The same file can be chosen again after it was corrected.
            target.value = "";
          }}
        />
      </label>
      <a
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(t("batch.example"))}`}
        download="receivers.csv"
        className="font-medium underline"
      >
        {t("batch.exampleFile")}
      </a>
    </div>
  );
}
