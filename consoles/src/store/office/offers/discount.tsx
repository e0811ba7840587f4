import { ConfirmDialog } from "@errand/ui/confirm-dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { QueryState } from "../../../console/office/query-state.tsx";
import { useNow } from "../../../console/use-now.ts";
import { useTimeText } from "../../../console/use-shop.ts";
import { useStoreClient } from "../../store-client.ts";
import { DiscountFields } from "./discount-fields.tsx";
import { discountStatus, type StoreDiscount } from "./discount-form.ts";
import { StatusBadge } from "./status-badge.tsx";

/** The discount of the store on whole orders. */
export function DiscountPart() {
  const { endpointQuery, scope } = useStoreClient();
  return (
    <QueryState query={useQuery(endpointQuery(scope, "GET /store/discount"))}>
      {({ discount }) => <Discount key={JSON.stringify(discount)} discount={discount} />}
    </QueryState>
  );
}

function useSetDiscount() {
  const { call, everyScope } = useStoreClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (discount: StoreDiscount | null) => call("PUT /store/discount", { discount }),
    onSuccess: ({ message }) => {
      toast.success(message);
      return queries.invalidateQueries(everyScope("GET /store/discount"));
    },
  });
}

function Discount({ discount }: { discount: StoreDiscount | null }) {
  const t = useMessages("offers");
  const change = useSetDiscount();
  return (
    <>
      <div className="flex max-w-3xl flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-4 md:px-5">
        <div className="min-w-60 grow">
          <h2 className="text-body font-bold">{t("discount.title")}</h2>
          <p className="text-strong">{t("discount.text")}</p>
        </div>
        {discount && (
          <>
            <Status discount={discount} />
            <End onEnd={() => change.mutate(null, { onError: reportError })} />
          </>
        )}
      </div>
      <DiscountFields discount={discount} onSave={(input) => change.mutateAsync(input)} />
    </>
  );
}

function Status({ discount }: { discount: StoreDiscount }) {
  const { local } = useTimeText();
  return <StatusBadge status={discountStatus(discount, local(useNow(60_000)))} />;
}

function End({ onEnd }: { onEnd(): void }) {
  const t = useMessages("offers");
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <OfficeButton tone="outline" onClick={() => setAsking(true)}>
        {t("discount.end")}
      </OfficeButton>
      <ConfirmDialog
        open={isAsking}
        title={t("discount.endTitle")}
        text={t("discount.endText")}
        onClose={() => setAsking(false)}
        isDestructive
        onYes={() => {
          onEnd();
          setAsking(false);
        }}
      />
    </>
  );
}
