import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import { useId } from "react";
import { FormProvider } from "react-hook-form";
import { useShop } from "../../../console/console.ts";
import { useTimeText } from "../../../console/use-shop.ts";
import { useStoreClient } from "../../store-client.ts";
import { CouponFields } from "./coupon-fields.tsx";
import {
  type CouponValues,
  newCouponValues,
  type StoreCoupon,
  toCouponInput,
  toCouponValues,
} from "./coupon-form.ts";
import { DeleteCoupon } from "./delete-coupon.tsx";
import { useRefreshCoupons } from "./use-refresh-coupons.ts";

/** The fields of the form for those of the API. */
const fields = {
  "values.title.en": "title_en",
  "values.title.fr": "title_fr",
  "values.code": "code",
  "values.discount": "discount",
  "values.min_purchase": "min_purchase",
  "values.max_discount": "max_discount",
  "values.limit": "limit",
  "values.total_limit": "total_limit",
  from: "first_day",
  until: "last_day",
} as const;

/** Adds a coupon, or changes one. */
export function CouponDialog({ coupon, onClose }: { coupon: StoreCoupon | null; onClose(): void }) {
  const t = useMessages("offers");
  const id = useId();
  const language = useLanguage();
  const { time_zone: timeZone } = useShop();
  const { local } = useTimeText();
  const { call } = useStoreClient();
  const refresh = useRefreshCoupons();
  const form = useValidatedForm<CouponValues>({
    defaultValues: coupon
      ? toCouponValues(coupon, { language, timeZone })
      : newCouponValues(local(Date.now()).day),
  });

  const save = form.handleSubmit(async (values) => {
    const input = toCouponInput(values, { timeZone, isActive: coupon?.status !== "off" });
    try {
      const { message } = coupon
        ? await call("PUT /store/coupons/{id}", {
            ...input,
            id: coupon.id,
            version: coupon.version,
          })
        : await call("POST /store/coupons", input);
      toast.success(message);
      await refresh();
      onClose();
    } catch (error) {
      setApiErrors(form, error, fields);
    }
  });

  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t(coupon ? "coupons.change" : "coupons.new")}
      text={t("coupons.bearer")}
      footer={
        <>
          {coupon && <DeleteCoupon coupon={coupon} onDelete={onClose} />}
          <Button type="submit" form={id} isBusy={form.formState.isSubmitting}>
            {t("coupons.save")}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={id} noValidate onSubmit={save} className="flex flex-col gap-4">
          <CouponFields />
          <FormErrorMessage text={form.formState.errors.root?.message} />
        </form>
      </FormProvider>
    </Dialog>
  );
}
