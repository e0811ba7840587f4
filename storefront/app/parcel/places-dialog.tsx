import { addressLineError } from "@errand/core/addresses/address-validation";
import { ApiError } from "@errand/core/api-error";
import type { DeliveryAddress } from "@errand/core/orders/delivery-address";
import { Dialog } from "@errand/ui/dialog.tsx";
import { fieldRule } from "@errand/ui/forms/field-rule.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation } from "@tanstack/react-query";
import { type UseFormReturn, useController } from "react-hook-form";
import { call } from "../api/call.ts";
import { AddressFields, useCheckedAddress } from "../checkout/address-fields.tsx";
import type { DraftAddress } from "../checkout/draft.ts";
import { useMoney } from "../config/shop.ts";
import { ChangeFooter } from "../orders/change-footer.tsx";
import type { OrderDialogProps } from "../orders/places-dialog-context.ts";
import { placeInput } from "./parcel-input.ts";

/** Gives a parcel that waits for its pickup other places, for the same fee. */
export function PlacesDialog({ open, onClose, order, name, onChange }: OrderDialogProps) {
  const t = useMessages("parcel");
  const money = useMoney();
  const former = placesOf(order);
  const form = useValidatedForm<Places>({ defaultValues: former });
  const { from, to } = form.watch();
  const isFromChanged = !isEqual(from, former.from);
  const isToChanged = !isEqual(to, former.to);
  const isChanged = isFromChanged || isToChanged;
  const moving = useMutation({
    mutationFn: () =>
      call("PUT /customer/order/reschedule", {
        ...name,
        schedule_at: order.scheduled === 1 ? order.schedule_at : null,
        order_amount: order.order_amount,
        ...(isFromChanged && { sender_place: placeInput(from) }),
        ...(isToChanged && { receiver_place: placeInput(to) }),
      }),
    onSuccess: ({ message, order: changed }) => {
      toast.success(message);
      onChange(changed);
      form.reset(placesOf(changed));
      onClose();
    },
    onError: (error) => {
      if (!isShownHere(error)) reportError(error);
      if (error instanceof ApiError && error.find("order_status")) close();
    },
  });
  const refusal = moving.error instanceof ApiError ? moving.error : null;
  const price = refusal?.find("price_changed")?.data?.order_amount;

  function close() {
    form.reset(former);
    moving.reset();
    onClose();
  }

  const submit = form.handleSubmit(() => {
    if (isChanged) moving.mutate();
  });

  return (
    <Dialog
      open={open}
      onClose={close}
      title={t("places.title")}
      text={t("places.text")}
      footer={
        <ChangeFooter
          keep={t("places.keep")}
          submit={t("places.submit")}
          isChanged={isChanged}
          isBusy={moving.isPending}
          onKeep={close}
          onSubmit={() => void submit()}
        />
      }
    >
      <div className="flex flex-col gap-6">
        <Place
          title={t("from.title")}
          form={form}
          name="from"
          onEdit={moving.reset}
          refusal={refusal?.find("zone")?.message}
        />
        <Place
          title={t("to.title")}
          form={form}
          name="to"
          onEdit={moving.reset}
          refusal={refusal?.find("receiver_zone")?.message}
        />
        <div role="status">
          {typeof price === "number" && (
            <p className="text-bad">
              {t("places.otherPrice", { amount: money(price), current: money(order.order_amount) })}
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}

interface Places {
  from: DraftAddress;
  to: DraftAddress;
}

interface PlaceProps {
  title: string;
  form: UseFormReturn<Places>;
  name: keyof Places;
  /** Called with every change: what was refused is no longer what is shown. */
  onEdit(): void;
  refusal: string | undefined;
}

function Place({ title, form, name, onEdit, refusal }: PlaceProps) {
  const t = useMessages("checkout");
  const { field, fieldState } = useController({
    control: form.control,
    name,
    rules: {
      validate: ({ address, point }) =>
        fieldRule(
          (text) => addressLineError(text, point),
          (code) => t(`error.address.${code}`),
        )(address),
    },
  });
  const { value } = field;

  function change(changes: Partial<DraftAddress>) {
    onEdit();
    field.onChange({ ...form.getValues(name), ...changes });
  }

  const check = useCheckedAddress(value, change, true);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-bold">{title}</legend>
      <AddressFields
        inputRef={field.ref}
        value={value}
        onChange={change}
        check={check}
        error={fieldState.error?.message ?? refusal}
      />
    </fieldset>
  );
}

function placesOf(order: OrderDialogProps["order"]): Places {
  return { from: draftOf(order.delivery_address), to: draftOf(order.receiver_details) };
}

function draftOf(place: DeliveryAddress | null): DraftAddress {
  return {
    address: place?.address ?? "",
    point: place && { lat: place.latitude, lng: place.longitude },
    road: place?.road ?? "",
    house: place?.house ?? "",
    floor: place?.floor ?? "",
  };
}

function isEqual(one: DraftAddress, other: DraftAddress): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether the dialog shows the error beside what it is about. */
function isShownHere(error: unknown): boolean {
  const codes = ["zone", "receiver_zone", "price_changed"] as const;
  return error instanceof ApiError && codes.some((code) => error.find(code) !== undefined);
}
