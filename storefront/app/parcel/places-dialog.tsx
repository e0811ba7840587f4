import { addressLineError } from "@errand/core/addresses/address-validation";
import { ApiError } from "@errand/core/api-error";
import type { DeliveryAddress } from "@errand/core/orders/delivery-address";
import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
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
  const former = { from: draftOf(order.delivery_address), to: draftOf(order.receiver_details) };
  const [from, setFrom] = useState(former.from);
  const [to, setTo] = useState(former.to);
  const [isSubmitted, setSubmitted] = useState(false);
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
      setFrom(draftOf(changed.delivery_address));
      setTo(draftOf(changed.receiver_details));
      setSubmitted(false);
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
    setFrom(former.from);
    setTo(former.to);
    setSubmitted(false);
    moving.reset();
    onClose();
  }

  function change(set: typeof setFrom, changes: Partial<DraftAddress>) {
    // What was refused is no longer what is shown.
    moving.reset();
    set((before) => ({ ...before, ...changes }));
  }

  function submit() {
    setSubmitted(true);
    if (isChanged && from.point && to.point) moving.mutate();
  }

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
          onSubmit={submit}
        />
      }
    >
      <div className="flex flex-col gap-6">
        <Place
          title={t("from.title")}
          value={from}
          onChange={(changes) => change(setFrom, changes)}
          isSubmitted={isSubmitted}
          refusal={refusal?.find("zone")?.message}
        />
        <Place
          title={t("to.title")}
          value={to}
          onChange={(changes) => change(setTo, changes)}
          isSubmitted={isSubmitted}
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

interface PlaceProps {
  title: string;
  value: DraftAddress;
  onChange(changes: Partial<DraftAddress>): void;
  isSubmitted: boolean;
  refusal: string | undefined;
}

function Place({ title, value, onChange, isSubmitted, refusal }: PlaceProps) {
  const t = useMessages("checkout");
  const check = useCheckedAddress(value, onChange);
  const problem = addressLineError(value.address, value.point);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-bold">{title}</legend>
      <AddressFields
        value={value}
        onChange={onChange}
        check={check}
        error={problem && isSubmitted ? t(`error.address.${problem}`) : refusal}
      />
    </fieldset>
  );
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
