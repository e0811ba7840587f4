import type { RentalCart } from "@errand/core/trips/trips.types";
import { Button } from "@errand/ui/button.tsx";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import CarFront from "lucide-react/icons/car-front";
import { useState } from "react";
import { Link } from "react-router";
import { CartFrame } from "../cart/cart-frame.tsx";
import { ClearCart } from "../cart/clear-cart.tsx";
import { useGoToCheckout } from "../cart/go-to-checkout.ts";
import { LineSkeletons } from "../catalog/card-skeletons.tsx";
import { providerPath, vehicleSearchPath } from "../catalog/paths.ts";
import { Money } from "../config/money.tsx";
import type { PanelProps } from "../shell/panels.ts";
import { ChangeTrip } from "./change-trip.tsx";
import { bookingPath } from "./paths.ts";
import { useClearRentalCart } from "./rental-cart.queries.ts";
import { useIsRentalCartChanging } from "./rental-cart-change.ts";
import { useCartOfVehicles } from "./rental-cart-query.ts";
import { RentalLines } from "./rental-lines.tsx";
import { TripSummary } from "./trip-summary.tsx";

/**
 * The rental cart at the side of any page: its trip, its vehicles, the sum and the way to the
 * booking.
 */
export function RentalCartDrawer({ open, onClose }: PanelProps<"rental-cart">) {
  const t = useMessages("trips");
  const query = useCartOfVehicles();
  const cart = query.data;
  return (
    <CartFrame
      open={open}
      onClose={onClose}
      title={t("cart.title")}
      query={query}
      loadError={t("cart.loadError")}
      loading={
        <div className="flex flex-col gap-4 px-4 pb-4">
          <Skeleton className="h-44 rounded-panel" />
          <LineSkeletons count={2} />
        </div>
      }
      empty={{
        icon: CarFront,
        title: t("cart.empty.title"),
        text: t("cart.empty.text"),
        action: t("cart.empty.action"),
        to: vehicleSearchPath(),
      }}
      footer={cart?.user_data && <Summary cart={cart} onLeave={onClose} />}
    >
      {cart?.user_data && <Content cart={cart} trip={cart.user_data} onLeave={onClose} />}
    </CartFrame>
  );
}

interface ContentProps {
  cart: RentalCart;
  trip: NonNullable<RentalCart["user_data"]>;
  onLeave(): void;
}

function Content({ cart: { carts }, trip, onLeave }: ContentProps) {
  const t = useMessages("trips");
  const [selected, setSelected] = useState<number[] | null>(null);
  const clearing = useClearRentalCart();
  const provider = carts[0]?.provider;
  return (
    <>
      <section aria-label={t("trip.title")} className="mx-4 rounded-panel bg-sunken p-4">
        <TripSummary trip={trip} />
        <ChangeTrip trip={trip} lines={carts} />
      </section>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 px-4">
        {provider && (
          <Link
            to={providerPath(provider)}
            onClick={onLeave}
            className="flex min-h-11 items-center font-semibold hover:text-accent"
          >
            {t("cart.from", { name: provider.name })}
          </Link>
        )}
        <span className="flex">
          {carts.length > 1 && (
            <Button
              variant="quiet"
              size="sm"
              aria-pressed={selected !== null}
              onClick={() => setSelected(selected === null ? [] : null)}
            >
              {t(selected === null ? "cart.select" : "cart.selectEnd")}
            </Button>
          )}
          <ClearCart clear={() => clearing.mutateAsync()} isClearing={clearing.isPending} />
        </span>
      </div>
      <RentalLines lines={carts} onLeave={onLeave} selected={selected} onSelect={setSelected} />
    </>
  );
}

function Summary({ cart, onLeave }: { cart: RentalCart; onLeave(): void }) {
  const t = useMessages("trips");
  const goTo = useGoToCheckout();
  const hasProblems = cart.carts.some(({ problems }) => problems.length > 0);
  return (
    <div className="flex flex-col gap-3">
      {cart.user_data && <Total trip={cart.user_data} />}
      {hasProblems && (
        <p role="status" className="text-meta font-medium text-bad">
          {t("cart.fixFirst")}
        </p>
      )}
      <Button
        size="lg"
        variant="accent"
        className="w-full"
        aria-disabled={hasProblems || undefined}
        onClick={() => {
          if (hasProblems) return;
          onLeave();
          goTo(bookingPath);
        }}
      >
        {t("cart.book")}
      </Button>
      <p className="text-center text-meta text-muted">{t("cart.totalHint")}</p>
    </div>
  );
}

/** What the trip costs in all, and what that is made up of. */
function Total({ trip }: { trip: NonNullable<RentalCart["user_data"]> }) {
  const t = useMessages("trips");
  const isChanging = useIsRentalCartChanging();
  const { lines, total } = trip.receipt;
  const added = lines.filter(({ key, added, amount }) => key !== "items" && added && amount !== 0);
  return (
    <dl className={classNames("transition-opacity", isChanging && "opacity-60")}>
      {added.length > 0 && (
        <>
          <Row name={t("cart.subtotal")} amount={trip.total_cart_price} />
          {added.map(({ key, label, amount }) => (
            <Row key={key} name={label} amount={amount} />
          ))}
        </>
      )}
      <div className="flex items-baseline justify-between gap-4 pt-1">
        <dt className="font-semibold">{t("cart.total")}</dt>
        <dd>
          <Money amount={total} className="text-xl font-extrabold" />
        </dd>
      </div>
    </dl>
  );
}

function Row({ name, amount }: { name: string; amount: number }) {
  return (
    <div className="flex justify-between gap-4 py-0.5 text-meta">
      <dt>{name}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  );
}
