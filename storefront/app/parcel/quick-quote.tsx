import type { OfferedParcelCategory } from "@errand/core/orders/parcel.types";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import CircleDot from "lucide-react/icons/circle-dot";
import MapPin from "lucide-react/icons/map-pin";
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { AddressField } from "../addresses/address-field.tsx";
import { type LocatedAddress, useAddressCheck } from "../addresses/use-address-check.ts";
import { streetNumberOf } from "../checkout/street-number.ts";
import { useMoney } from "../config/shop.ts";
import { PickOnMap } from "../location/pick-on-map.tsx";
import { useStored } from "../visitor/storage.ts";
import { fromElsewhere, initialParcelDraft, sendPath, storeParcelDraft } from "./parcel-draft.ts";
import { SizeCards } from "./size-cards.tsx";
import { useParcelPrices } from "./use-parcel-prices.ts";
import { useParcelTime } from "./use-parcel-time.ts";
import { type When, WhenCards } from "./when-cards.tsx";

/**
 * Says what sending costs: the least of it at once, and every whole price with its time once both
 * addresses are known.
 */
export function QuickQuote({ categories }: { categories: OfferedParcelCategory[] }) {
  const t = useMessages("parcel");
  const money = useMoney();
  const id = useId();
  const from = useEnd(useChosenPoint());
  const to = useEnd({ address: "", point: null });
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [when, setWhen] = useState<When>("now");
  const times = useParcelTime(null);
  const prices = useParcelPrices(from.located, to.located, categories);
  const category = categories.find((each) => each.id === chosenId) ?? categories[0];
  if (!category) return null;
  const service = when === "express" ? "express" : "standard";
  const price = prices.priceOf(category.id, service);

  /** The page for sending starts with what was entered here. */
  function carryOver() {
    const draft = initialParcelDraft();
    storeParcelDraft({
      ...draft,
      service,
      at: when === "later" ? times.first : null,
      from: { ...draft.from, ...doorAt(from.located) },
      to: { ...draft.to, ...doorAt(to.located) },
    });
  }

  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-card bg-paper p-4 shadow-float sm:p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-xl">
          {t("quote.title")}
        </h2>
        <p className="text-sm text-muted">{t("quote.whole")}</p>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <End
          label={t("from.title")}
          end={from}
          icon={<CircleDot aria-hidden className="size-5" />}
          refused={prices.refusedFrom}
        />
        <End
          label={t("to.title")}
          end={to}
          icon={<MapPin aria-hidden className="size-5 text-accent" />}
          refused={prices.refusedTo}
        />
      </div>
      <SizeCards
        categories={categories}
        value={category.id}
        onChange={setChosenId}
        priceOf={(each) => prices.priceOf(each, service)}
        isPending={prices.isPending}
      />
      <WhenCards
        value={when}
        onChange={setWhen}
        categoryId={category.id}
        prices={prices}
        times={times}
      />
      <LinkButton
        to={sendPath(category.id)}
        onClick={carryOver}
        variant="accent"
        size="lg"
        className="w-full"
      >
        {price && !price.isLeast
          ? t("quote.sendFor", { amount: money(price.amount) })
          : t("quote.send")}
      </LinkButton>
    </section>
  );
}

/** Where the visitor is; empty until the browser knows. */
function useChosenPoint(): LocatedAddress {
  const address = useStored("location");
  const point = useStored("currentLatLng");
  return { address: address ?? "", point: address === null ? null : point };
}

/** An address as it is typed, `initial` until then. */
function useEnd(initial: LocatedAddress) {
  const [typed, setTyped] = useState<LocatedAddress | null>(null);
  const located = typed ?? initial;
  return { located, check: useAddressCheck(located, setTyped) };
}

function doorAt({ address, point }: LocatedAddress) {
  const road = streetNumberOf(address);
  return fromElsewhere({ address, point, road, house: "", floor: "" });
}

interface EndProps {
  label: string;
  icon: ReactNode;
  end: ReturnType<typeof useEnd>;
  refused?: string | undefined;
}

function End({ label, icon, end: { located, check }, refused }: EndProps) {
  const t = useMessages("checkout");
  const input = useRef<HTMLInputElement>(null);
  const early = useRef("");

  /** Takes over what was typed before the page was interactive. */
  const takeOver = useEffectEvent(() => {
    early.current = input.current?.value ?? "";
    if (early.current !== "" && early.current !== located.address) check.type(early.current);
  });
  const locateEarly = useEffectEvent(() => {
    if (early.current === "" || early.current !== located.address) return;
    early.current = "";
    if (document.activeElement !== input.current) void check.locate();
  });
  useLayoutEffect(() => takeOver(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is in the state only after a render.
  useEffect(() => locateEarly(), [located.address]);

  return (
    <AddressField
      inputRef={input}
      label={label}
      lead={icon}
      error={check.error ? t(`error.address.${check.error}`) : refused}
      trail={
        <PickOnMap
          label={t("address.pickFor", { label })}
          start={check.start}
          onPick={({ point, address }) => check.setPin(point, address)}
        />
      }
      input={{
        autoComplete: "street-address",
        maxLength: 255,
        onKeyDown: ({ key }) => key === "Enter" && void check.locate(),
      }}
      address={located.address}
      check={check}
    />
  );
}
