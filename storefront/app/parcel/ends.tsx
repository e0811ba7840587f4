import { fieldRule } from "@errand/ui/forms/field-rule.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import ArrowDownUp from "lucide-react/icons/arrow-down-up";
import CircleDot from "lucide-react/icons/circle-dot";
import MapPin from "lucide-react/icons/map-pin";
import { useState } from "react";
import { EndSection } from "./end-section.tsx";
import type { ParcelCheckout } from "./use-parcel-checkout.ts";
import type { ParcelPrices } from "./use-parcel-prices.ts";

/** Sender and receiver, which can be exchanged. */
export function Ends({ checkout, prices }: { checkout: ParcelCheckout; prices: ParcelPrices }) {
  const { form, draft, change, clearRefusals, swap, errors, isGuest, refusals } = checkout;
  const t = useMessages("parcel");
  const words = useMessages("checkout");
  const [swaps, setSwaps] = useState(0);
  const ends = { form, errors, onEdit: clearRefusals, isGuest };
  return (
    <div className="rounded-panel border border-line px-4 sm:px-5">
      {/* The first section of a form has no room above it, as it has no line. */}
      <div className="pt-5">
        <EndSection
          {...ends}
          key={`from ${swaps}`}
          name="from"
          icon={CircleDot}
          title={t("from.title")}
          value={draft.from}
          onChange={(from) => change({ from })}
          isContactRequired={isGuest}
          refused={{ address: refusals.get("fromAddress")?.[0] ?? prices.refusedFrom }}
          refusals={refusals.get("from") ?? []}
        >
          {isGuest && (
            <TextField
              {...form.register("email", {
                validate: fieldRule(
                  () => errors().from.email ?? null,
                  (code) => words(`error.email.${code}`),
                ),
                onChange: clearRefusals,
              })}
              label={words("contact.email")}
              error={form.formState.errors.email?.message}
              isRequired
              type="email"
              autoComplete="email"
              spellCheck={false}
              maxLength={255}
              className="sm:col-span-2"
            />
          )}
        </EndSection>
      </div>
      <div className="flex items-center">
        <hr className="grow border-line" />
        <button
          type="button"
          aria-label={t("swap")}
          title={t("swap")}
          onClick={() => {
            swap();
            setSwaps(swaps + 1);
          }}
          className="grid size-11 place-items-center rounded-full bg-sunken transition-colors hover:bg-line"
        >
          <ArrowDownUp aria-hidden className="size-5" />
        </button>
        <hr className="w-6 border-line" />
      </div>
      <div className="pb-5 *:pb-0">
        <EndSection
          {...ends}
          key={`to ${swaps}`}
          name="to"
          icon={MapPin}
          title={t("to.title")}
          value={draft.to}
          onChange={(to) => change({ to })}
          people={{
            from: draft.from.point,
            onTake: ({ additionalAddress }) => change({ additionalAddress }),
          }}
          isContactRequired
          getsMessages
          refused={{
            address: refusals.get("toAddress")?.[0] ?? prices.refusedTo,
            phone: refusals.get("toPhone")?.[0],
          }}
          refusals={refusals.get("to") ?? []}
        >
          <TextField
            {...form.register("additionalAddress", { onChange: clearRefusals })}
            label={t("to.additional")}
            hint={t("to.additionalHint")}
            maxLength={255}
            className="sm:col-span-2"
          />
        </EndSection>
      </div>
    </div>
  );
}
