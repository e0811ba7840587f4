import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { DigitsField } from "@errand/ui/digits-field.tsx";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { Select } from "@errand/ui/select.tsx";
import { useId } from "react";
import { Controller, useWatch } from "react-hook-form";
import { isAmount, toNumber } from "../../../../console/office/numbers.ts";
import { useMoney } from "../../../../console/use-shop.ts";
import type { StoreItem } from "../menu.queries.ts";
import { toPriceInput } from "./changed-rows.ts";
import { type PriceChange, toChangedPrice } from "./price-change.ts";
import type { BulkDialogProps } from "./use-bulk.ts";

interface Values extends Omit<PriceChange, "by"> {
  by: string;
}

const shownItems = 5;

interface PriceDialogProps extends BulkDialogProps {
  items: readonly StoreItem[];
}

/** Changes the prices of several items; shows the new ones before. */
export function PriceDialog({ items, isBusy, onClose, act }: PriceDialogProps) {
  const t = useMessages("selection");
  const id = useId();
  const form = useValidatedForm<Values>({
    defaultValues: { direction: "up", kind: "percent", by: "" },
  });
  const { register, control, handleSubmit, formState } = form;
  const [direction, kind, by] = useWatch({ control, name: ["direction", "kind", "by"] });

  const submit = handleSubmit(async (values) => {
    const change = { ...values, by: toNumber(values.by) ?? 0 };
    await act("PUT /store/items/{id}", (item) => toPriceInput(item, change));
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("price.title", { count: items.length })}
      footer={
        <Button type="submit" form={id} isBusy={isBusy}>
          {t("price.apply")}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-3">
        <Controller
          control={control}
          name="direction"
          render={({ field }) => (
            <Select
              label={t("price.direction")}
              options={[
                { value: "up", label: t("price.up") },
                { value: "down", label: t("price.down") },
              ]}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <DigitsField
          {...register("by", {
            validate: (text) => (isAmount(text) && toNumber(text) !== 0) || t("price.noAmount"),
          })}
          label={t("price.by")}
          inputMode="decimal"
          autoComplete="off"
          error={formState.errors.by?.message}
          isRequired
        />
        <Controller
          control={control}
          name="kind"
          render={({ field }) => (
            <Select
              label={t("price.kind")}
              options={[
                { value: "percent", label: t("price.percent") },
                { value: "amount", label: t("price.amount") },
              ]}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      </form>
      <NewPrices items={items} change={{ direction, kind, by: toNumber(by) ?? 0 }} />
    </Dialog>
  );
}

function NewPrices({ items, change }: { items: readonly StoreItem[]; change: PriceChange }) {
  const t = useMessages("selection");
  const money = useMoney();
  const language = useLanguage();
  return (
    <>
      <ul className="mt-4 divide-y divide-line tabular-nums">
        {items.slice(0, shownItems).map((item) => (
          <li key={item.id} className="flex gap-3 py-1.5">
            <span className="min-w-0 grow truncate">
              {language === "fr" ? item.name_fr : item.name}
            </span>
            <s className="text-strong">{money(item.price)}</s>
            <b className="font-semibold">{money(toChangedPrice(item.price, change))}</b>
          </li>
        ))}
      </ul>
      {items.length > shownItems && (
        <p className="text-strong">{t("price.others", { count: items.length - shownItems })}</p>
      )}
    </>
  );
}
