import type { ShopperCart } from "@errand/core/cart/carts.contract";
import { Button } from "@errand/ui/button.tsx";
import { Collapsible } from "@errand/ui/collapsible.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Refusals } from "@errand/ui/section.tsx";
import { TextArea } from "@errand/ui/text-field.tsx";
import { useState } from "react";
import { isCouponError } from "../checkout/error-section.ts";
import { Money } from "../config/money.tsx";
import { useDateTimeText } from "../orders/date-time-text.ts";
import { ParcelStop } from "./parcel-stop.tsx";
import { StopMark } from "./stop-mark.tsx";
import { StopTime } from "./stop-time.tsx";
import type { RunCheckout } from "./use-run-checkout.ts";

interface StopListProps {
  carts: ShopperCart[];
  checkout: RunCheckout;
  onLeave(cart: ShopperCart): void;
}

/** The stops in the order in which the courier comes, and the door. */
export function StopList({ carts, checkout, onLeave }: StopListProps) {
  const t = useMessages("runs");
  const { clock } = useDateTimeText();
  const { run } = checkout.quote;
  const { parcel } = checkout.choices;
  const planned = run && !checkout.quote.error ? run.stops : [];
  const find = (index: number) => planned.find(({ stop }) => stop === index);
  const seqOf = (index: number) => find(index)?.seq ?? index + 1;
  const timeOf = (index: number) => {
    const stop = find(index);
    return stop ? clock(stop.planned_at) : "";
  };
  const isCollected = parcel?.direction === "collect";
  const fetched = checkout.stops
    .map((_stop, index) => index)
    .filter((index) => isCollected || index < carts.length)
    .toSorted((one, other) => seqOf(one) - seqOf(other));
  const door = planned.find(({ stop }) => stop === null);
  const parcelStop = parcel && {
    parcel,
    time: timeOf(carts.length),
    errors: checkout.stopErrors[carts.length] ?? [],
    onChange: (changed: typeof parcel | null) => checkout.changeChoices({ parcel: changed }),
  };
  return (
    <ol
      aria-label={t("stops")}
      className="divide-y divide-line"
      aria-busy={checkout.quote.isPending}
    >
      {fetched.map((index, position) => {
        const cart = carts[index];
        if (!cart) {
          return parcelStop && <ParcelStop key="parcel" number={position + 1} {...parcelStop} />;
        }
        return (
          <Stop
            key={cart.store_id}
            cart={cart}
            number={position + 1}
            time={timeOf(index)}
            address={find(index)?.address ?? ""}
            errors={checkout.stopErrors[index]?.filter((error) => !isCouponError(error)) ?? []}
            checkout={checkout}
            onLeave={() => onLeave(cart)}
          />
        );
      })}
      <li className="flex gap-3.5 py-4">
        <StopMark number={null} />
        <div className="min-w-0 grow">
          <p className="text-title font-bold">{t("door")}</p>
          <p className="text-meta text-muted">
            <bdi>{checkout.draft.address}</bdi>
          </p>
        </div>
        {door && <StopTime>{clock(door.planned_at)}</StopTime>}
      </li>
      {parcelStop && !isCollected && <ParcelStop number={fetched.length + 1} {...parcelStop} />}
    </ol>
  );
}

interface StopProps {
  cart: ShopperCart;
  number: number;
  time: string;
  address: string;
  errors: { message: string }[];
  checkout: RunCheckout;
  onLeave(): void;
}

function Stop({ cart, number, time, address, errors, checkout, onLeave }: StopProps) {
  const t = useMessages("runs");
  const { store_id, store_name, problems, count, subtotal } = cart;
  const texts = [...problems, ...errors].map(({ message }) => message);
  return (
    <li className="py-4">
      <div className="flex gap-3.5">
        <StopMark number={number} />
        <div className="min-w-0 grow">
          <p className="text-title font-bold">
            <bdi>{store_name}</bdi>
          </p>
          {address && (
            <p className="text-meta text-muted">
              <bdi>{address}</bdi>
            </p>
          )}
          <p className="text-meta text-muted">{t("items", { count })}</p>
        </div>
        <div className="shrink-0 text-end">
          <StopTime>{time}</StopTime>
          <Money amount={subtotal} className="font-bold" />
        </div>
      </div>
      <Refusals texts={[...new Set(texts)]} />
      <div className="mt-1 flex flex-wrap gap-x-1 ps-9">
        <LinkButton
          to={`/store/${store_id}`}
          variant="quiet"
          size="sm"
          aria-label={t("changeNamed", { store: store_name })}
        >
          {t("change")}
        </LinkButton>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t("removeNamed", { store: store_name })}
          onClick={onLeave}
        >
          {t("remove")}
        </Button>
      </div>
      <StoreNote
        store={store_name}
        note={checkout.choices.notes[store_id] ?? ""}
        onChange={(note) =>
          checkout.changeChoices({ notes: { ...checkout.choices.notes, [store_id]: note } })
        }
      />
    </li>
  );
}

interface StoreNoteProps {
  store: string;
  note: string;
  onChange(note: string): void;
}

/** What the store of one stop is told. */
function StoreNote({ store, note, onChange }: StoreNoteProps) {
  const t = useMessages("runs");
  const [isOpen, setOpen] = useState(note !== "");
  return (
    <div className="ps-9">
      <Collapsible title={t("note.open")} isOpen={isOpen} onChange={setOpen}>
        <div className="px-3 pt-1 pb-2">
          <TextArea
            label={t("note.label", { store })}
            maxLength={500}
            value={note}
            onChange={({ target }) => onChange(target.value)}
          />
        </div>
      </Collapsible>
    </div>
  );
}
