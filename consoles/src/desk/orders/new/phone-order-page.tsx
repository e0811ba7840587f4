import { languages } from "@errand/core/language";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { TextArea, TextField } from "@errand/ui/text-field.tsx";
import { type ReactNode, useDeferredValue, useState } from "react";
import { Link } from "react-router";
import { useShop } from "../../../console/console.ts";
import { languageNames } from "../../../console/language-names.ts";
import { OfficeSelect } from "../../../console/office/office-field.tsx";
import { PageHead } from "../../../console/office/page-head.tsx";
import { Segments } from "../../../console/office/segments.tsx";
import { PhoneLines } from "./phone-lines.tsx";
import { type PhoneOrder, toQuoteInput } from "./phone-order.ts";
import { PhoneTotal } from "./phone-total.tsx";
import { Picked } from "./picked.tsx";
import { CustomerPicker, DoorPicker, StorePicker } from "./pickers.tsx";

/** The form by which an operator places an order for a customer who calls. */
export function PhoneOrderPage() {
  const t = useMessages("phone-order");
  const language = useLanguage();
  const [order, setOrder] = useState<PhoneOrder>({
    ...{ customer: null, store: null, lines: [], door: null },
    ...{ type: "delivery", method: "cash_on_delivery", language, at: "" },
  });
  const change = (changes: Partial<PhoneOrder>) => setOrder({ ...order, ...changes });
  const form = useValidatedForm({
    defaultValues: { name: "", phone: "", email: "", note: "", coupon: "" },
  });
  const { time_zone: timeZone } = useShop();
  const stated = useDeferredValue(JSON.stringify(form.watch()));
  const { register } = form;
  const { customer, store, lines, type, door, method } = order;
  return (
    <>
      <PageHead
        title={
          <>
            <Link
              to="/desk/orders"
              className="font-semibold text-strong underline-offset-4 hover:underline"
            >
              {t("back")}
            </Link>{" "}
            <span aria-hidden>›</span> {t("title")}
          </>
        }
      />
      <div className="grid gap-x-8 gap-y-6 p-4 md:p-5 lg:grid-cols-2 xl:grid-cols-3">
        <Part title={t("caller")}>
          {customer ? (
            <Picked name={customer.name} onChange={() => change({ customer: null })} />
          ) : (
            <>
              <CustomerPicker onPick={(found) => change({ customer: found })} />
              <p className="text-strong">{t("guest")}</p>
            </>
          )}
          <TextField {...register("name")} label={t("name")} maxLength={100} />
          <TextField {...register("phone")} label={t("phone")} type="tel" maxLength={20} />
          <TextField {...register("email")} label={t("email")} type="email" maxLength={255} />
          <OfficeSelect
            label={t("language")}
            value={order.language}
            onChange={(value) => change({ language: value })}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
          />
        </Part>
        <Part title={t("what")}>
          {store ? (
            <>
              <Picked name={store.name} onChange={() => change({ store: null, lines: [] })} />
              <PhoneLines
                storeId={store.id}
                lines={lines}
                onChange={(next) => change({ lines: next })}
              />
            </>
          ) : (
            <StorePicker onPick={(found) => change({ store: found, lines: [] })} />
          )}
        </Part>
        <Part title={t("how")}>
          <Segments<PhoneOrder["type"]>
            label={t("how")}
            value={type}
            onChange={(value) => change({ type: value })}
            options={[
              { value: "delivery", label: t("delivery") },
              { value: "take_away", label: t("take_away") },
            ]}
          />
          {type === "delivery" &&
            (door ? (
              <Picked name={door.address} onChange={() => change({ door: null })} />
            ) : (
              <DoorPicker onPick={(found) => change({ door: found })} />
            ))}
          <TextField
            type="datetime-local"
            label={t("at")}
            hint={t("atHint")}
            value={order.at}
            onChange={(event) => change({ at: event.target.value })}
          />
          <Segments<PhoneOrder["method"]>
            label={t("payment")}
            value={method}
            onChange={(value) => change({ method: value })}
            options={[
              { value: "cash_on_delivery", label: t("cash") },
              { value: "digital_payment", label: t("link") },
            ]}
          />
          <TextField {...register("coupon")} label={t("coupon")} maxLength={50} />
          <TextArea {...register("note")} label={t("note")} maxLength={500} />
          <PhoneTotal input={toQuoteInput(order, JSON.parse(stated), timeZone)} method={method} />
        </Part>
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-3">
      <h2 className="text-body font-bold">{title}</h2>
      {children}
    </section>
  );
}
