import { Button } from "@errand/ui/button.tsx";
import { ConfirmDialog } from "@errand/ui/confirm-dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useStoreClient } from "../../store-client.ts";
import type { StoreCoupon } from "./coupon-form.ts";
import { useRefreshCoupons } from "./use-refresh-coupons.ts";

/** Deletes a coupon after a question. */
export function DeleteCoupon({ coupon, onDelete }: { coupon: StoreCoupon; onDelete(): void }) {
  const t = useMessages("offers");
  const { call } = useStoreClient();
  const refresh = useRefreshCoupons();
  const [isAsking, setAsking] = useState(false);
  const { id, version } = coupon;
  const remove = useMutation({
    mutationFn: () => call("DELETE /store/coupons/{id}", { id, version }),
    onSuccess: async ({ message }) => {
      toast.success(message);
      await refresh();
      onDelete();
    },
    onError: (error) => {
      setAsking(false);
      reportError(error);
    },
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t("coupons.delete")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t("coupons.deleteTitle", { code: coupon.values.code })}
        text={t("coupons.deleteText")}
        isDestructive
        isBusy={remove.isPending}
        onClose={() => setAsking(false)}
        onYes={() => remove.mutate()}
      />
    </>
  );
}
