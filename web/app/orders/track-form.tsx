import PackageSearch from "lucide-react/icons/package-search";
import { type FormEvent, useState } from "react";
import { useShop } from "../config/shop.ts";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { isPhone, PhoneField } from "../ui/phone-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import type { OrderName } from "./use-order-live.ts";

interface TrackFormProps {
  /** What was asked for before. */
  first: { order: string; phone: string };
  /** Why that led nowhere. */
  fault?: string;
  /** A customer's own orders need no proof. */
  isGuest: boolean;
  onTrack(name: OrderName): void;
}

/** Which order is to be followed; a guest shows by the phone that it is theirs. */
export function TrackForm({ first, fault, isGuest, onTrack }: TrackFormProps) {
  const t = useMessages("orders");
  const { config } = useShop();
  const [order, setOrder] = useState(first.order);
  const [phone, setPhone] = useState(first.phone);
  const [isAsked, setAsked] = useState(false);
  const isOrder = /^\d{6,10}$/.test(order.trim());
  const isReachable = !isGuest || isPhone(phone, config.country);

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!isOrder || !isReachable) return;
    onTrack({ order_id: Number(order), ...(isGuest && { contact_number: phone }) });
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="mx-auto flex max-w-md flex-col gap-4 rounded-card border border-line bg-card p-5 md:p-7"
    >
      <span className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent">
        <PackageSearch aria-hidden className="size-8" strokeWidth={1.6} />
      </span>
      <p className="text-muted">{isGuest ? t("track.text") : t("track.textSignedIn")}</p>
      {fault && (
        <p role="alert" className="rounded-control bg-bad-soft px-3.5 py-2.5 font-medium text-bad">
          {fault}
        </p>
      )}
      <TextField
        label={t("track.order")}
        error={isAsked && !isOrder ? t("track.orderInvalid") : undefined}
        isRequired
        inputMode="numeric"
        autoComplete="off"
        value={order}
        onChange={({ target }) => setOrder(target.value)}
      />
      {isGuest && (
        <PhoneField
          label={t("track.phone")}
          error={isAsked && !isReachable ? t("track.phoneInvalid") : undefined}
          isRequired
          country={config.country}
          countryLabel={config.country_picker_status === 1 ? t("track.country") : undefined}
          value={phone}
          onChange={setPhone}
        />
      )}
      <Button type="submit" size="lg">
        {t("track.submit")}
      </Button>
    </form>
  );
}
