import { DigitsField } from "@errand/ui/digits-field.tsx";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useFieldArray, useWatch } from "react-hook-form";
import { useMoney } from "../../../console/use-shop.ts";
import { useStoreClient } from "../../store-client.ts";
import { awaitsCustomer, type Ticket } from "../../tickets/ticket.ts";
import { useBoard } from "../../tickets/use-board.ts";
import { TouchButton } from "../../touch-button.tsx";
import { MedicineSearch } from "./medicine-search.tsx";
import { isPrice, isQuantity, type PricedLine, toPrice, totalOf } from "./priced-lines.ts";

const emptyLine: PricedLine = { name: "", quantity: "1", price: "" };
const maxLines = 50;
const maxName = 200;

/** The medicines of a prescription with their prices, which the customer is asked to agree to. */
export function PriceForm({ ticket }: { ticket: Ticket }) {
  const t = useMessages("prescription");
  const money = useMoney();
  const { call } = useStoreClient();
  const board = useBoard();
  const form = useValidatedForm<{ lines: PricedLine[] }>({
    defaultValues: { lines: toPricedLines(ticket) },
  });
  const { control, register, handleSubmit, formState, getValues } = form;
  const { fields, append, remove, update } = useFieldArray({ control, name: "lines" });
  const total = totalOf(useWatch({ control, name: "lines" }));
  const isAsked = awaitsCustomer(ticket);
  /** Takes the place of a line in which nothing is written. */
  function add(name: string, price: number) {
    const line = { name, quantity: "1", price: price.toFixed(2) };
    const empty = getValues("lines").findIndex((each) => each.name.trim() === "");
    if (empty >= 0) update(empty, line);
    else if (fields.length < maxLines) append(line);
  }

  const required = (text: string) => text.trim() !== "" || t("error.name");

  async function send({ lines }: { lines: PricedLine[] }) {
    try {
      const priced = lines.map(({ name, quantity, price }) => ({
        name: name.trim(),
        quantity: Number(quantity),
        price: toPrice(price),
      }));
      const input = { id: ticket.id, lines: priced };
      board.show((await call("POST /store/orders/{id}/price", input)).order);
    } catch (error) {
      setApiErrors(form, error);
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(send)} className="flex min-w-0 flex-col gap-4">
      <h2 className="text-title">{t("lines")}</h2>
      {isAsked && <p className="rounded-[18px] bg-warn-soft p-4 font-semibold">{t("asked")}</p>}
      <MedicineSearch onChoose={add} />
      <ul className="flex flex-col gap-4">
        {fields.map((field, index) => {
          const errors = formState.errors.lines?.[index];
          return (
            <li
              key={field.id}
              className="grid grid-cols-[5rem_minmax(0,1fr)_auto] items-start gap-2 border-b border-line pb-4"
            >
              <TextField
                {...register(`lines.${index}.name`, { validate: required })}
                label={t("name", { number: index + 1 })}
                error={errors?.name?.message}
                maxLength={maxName}
                className="col-span-3"
              />
              <DigitsField
                {...register(`lines.${index}.quantity`, {
                  validate: (text) => isQuantity(text) || t("error.quantity"),
                })}
                inputMode="numeric"
                label={t("quantity")}
                error={errors?.quantity?.message}
              />
              <DigitsField
                {...register(`lines.${index}.price`, {
                  validate: (text) => isPrice(text) || t("error.price"),
                })}
                inputMode="decimal"
                label={t("price")}
                error={errors?.price?.message}
              />
              {fields.length > 1 && (
                <TouchButton
                  tone="quiet"
                  className="mt-6"
                  aria-label={t("remove", { number: index + 1 })}
                  onClick={() => remove(index)}
                >
                  <Trash2 aria-hidden className="size-6" />
                </TouchButton>
              )}
            </li>
          );
        })}
      </ul>
      {fields.length < maxLines && (
        <TouchButton tone="outline" onClick={() => append(emptyLine)}>
          <Plus aria-hidden className="size-6" />
          {t("add")}
        </TouchButton>
      )}
      <FormErrorMessage text={formState.errors.root?.message} />
      <TouchButton
        type="submit"
        size="lg"
        tone={isAsked ? "ink" : "call"}
        isBusy={formState.isSubmitting}
      >
        {t(isAsked ? "sendAgain" : "send", { amount: money(total) })}
      </TouchButton>
    </form>
  );
}

function toPricedLines({ prescription_lines }: Ticket): PricedLine[] {
  const lines = prescription_lines.map(({ name, quantity, price }) => ({
    name,
    quantity: String(quantity),
    price: price.toFixed(2),
  }));
  return lines.length > 0 ? lines : [emptyLine];
}
