import type { ParcelCategory, ParcelService } from "@errand/core/orders/parcel.types";
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
import { Pill } from "../checkout/pill.tsx";
import { streetNumberOf } from "../checkout/street-number.ts";
import { PickOnMap } from "../location/pick-on-map.tsx";
import { useStored } from "../visitor/storage.ts";
import { initialParcelDraft, sendPath, storeParcelDraft } from "./parcel-draft.ts";
import { ServiceCards } from "./service-cards.tsx";
import { useRates } from "./use-rates.ts";

/** Says what a parcel costs and how long it takes as soon as both addresses are known. */
export function QuickQuote({ categories }: { categories: ParcelCategory[] }) {
  const t = useMessages("parcel");
  const id = useId();
  const from = useEnd(useChosenPoint());
  const to = useEnd({ address: "", point: null });
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [service, setService] = useState<ParcelService>("standard");
  const category = categories.find((each) => each.id === chosenId) ?? categories[0];
  const rates = useRates(from.located, to.located, category);
  if (!category) return null;

  /** The page for sending starts with what was entered here. */
  function carryOver() {
    const draft = initialParcelDraft();
    storeParcelDraft({
      ...draft,
      service,
      from: { ...draft.from, ...doorAt(from.located) },
      to: { ...draft.to, ...doorAt(to.located) },
    });
  }

  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-card bg-paper p-4 shadow-float sm:p-5"
    >
      <h2 id={id} className="text-xl">
        {t("quote.title")}
      </h2>
      <div className="grid gap-3 sm:grid-cols-2">
        <End
          label={t("from.title")}
          end={from}
          icon={<CircleDot aria-hidden className="size-5" />}
        />
        <End
          label={t("to.title")}
          end={to}
          icon={<MapPin aria-hidden className="size-5 text-accent" />}
          refused={rates.refusedTo}
        />
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-semibold">{t("quote.what")}</legend>
        <div className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
          {categories.map(({ id, name }) => (
            <span key={id} className="shrink-0">
              <Pill isChosen={id === category.id} onClick={() => setChosenId(id)}>
                {name}
              </Pill>
            </span>
          ))}
        </div>
        <p className="mt-2 text-sm text-muted">{category.description}</p>
      </fieldset>
      <div role="status" aria-busy={rates.isPending} className="min-h-29 sm:min-h-22">
        {rates.data ? (
          <>
            <ServiceCards
              rates={rates.data.rates}
              value={service}
              onChange={setService}
              isPending={rates.isPending}
            />
            <p className="mt-2 text-sm text-muted">{t("quote.whole")}</p>
          </>
        ) : (
          <p className="grid min-h-[inherit] place-items-center rounded-control bg-sunken p-3 text-center text-muted">
            {rates.refusedFrom ?? t("quote.waiting")}
          </p>
        )}
      </div>
      <LinkButton
        to={sendPath(category.id)}
        onClick={carryOver}
        variant="accent"
        size="lg"
        className="w-full"
      >
        {t("quote.send")}
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
  return { address, point, road: streetNumberOf(address), house: "", floor: "" };
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
