import CircleCheck from "lucide-react/icons/circle-check";
import MapPin from "lucide-react/icons/map-pin";
import { useState } from "react";
import { useAddressCheck } from "../addresses/use-address-check.ts";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { LazyOverlay } from "../ui/lazy-overlay.tsx";
import { Section } from "../ui/section.tsx";
import { TextField } from "../ui/text-field.tsx";
import type { Fault } from "./checkout-errors.ts";
import type { Door, Draft } from "./draft.ts";
import { SavedAddressButtons } from "./saved-address-buttons.tsx";

const mapDialog = lazyComponent(() =>
  import("../location/map-dialog.tsx").then((f) => f.MapDialog),
);

interface AddressSectionProps {
  draft: Draft;
  change(changes: Partial<Draft>): void;
  fault: Fault | undefined;
  refusals: string[];
  /** A guest's address is kept on the device, a customer's in the account. */
  isGuest: boolean;
  /** Where the store delivers: only addresses there can be chosen. */
  zoneId: number;
}

/** Where the order is brought (spec §2, Delivery address section). */
export function AddressSection(props: AddressSectionProps) {
  const { draft, change, fault, refusals, isGuest, zoneId } = props;
  const t = useMessages("checkout");
  const saved = useMessages("addresses");
  const check = useAddressCheck(draft, change);
  const [isPicking, setPicking] = useState(false);
  const shown = check.fault ?? fault;
  const door = (name: keyof Pick<Door, "road" | "house" | "floor">) => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    maxLength: name === "road" ? 100 : 50,
  });

  return (
    <Section title={t("address.title")} refusals={refusals}>
      <div className="flex flex-col gap-4">
        {!isGuest && <SavedAddressButtons zoneId={zoneId} onTake={change} />}
        <div className="grid gap-x-3 gap-y-3 sm:grid-cols-[1fr_auto] sm:items-start">
          <TextField
            label={t("address.label")}
            lead={<MapPin aria-hidden className="size-5 text-accent" />}
            hint={t("address.hint")}
            error={shown && !check.isChecking ? t(`fault.${shown}`) : undefined}
            isRequired
            autoComplete="street-address"
            maxLength={255}
            value={draft.address}
            onChange={({ target }) => check.type(target.value)}
            onBlur={check.leave}
          />
          <Button
            variant="outline"
            className="min-h-12 sm:mt-[1.9rem]"
            onPointerEnter={mapDialog.prefetch}
            onClick={() => setPicking(true)}
          >
            {t("address.pick")}
          </Button>
        </div>
        <p role="status" className="-mt-2 flex min-h-5 items-center gap-2 text-sm text-muted">
          {check.isChecking && t("address.checking")}
          {!check.isChecking && !shown && draft.point && (
            <>
              <CircleCheck aria-hidden className="size-4.5 text-good" />
              {t("address.found")}
            </>
          )}
        </p>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          <TextField label={t("address.road")} {...door("road")} />
          <TextField label={t("address.house")} {...door("house")} />
          <TextField label={t("address.floor")} className="max-sm:col-span-2" {...door("floor")} />
        </div>
        <Checkbox
          isChecked={draft.savesAddress}
          onChange={(savesAddress) => change({ savesAddress })}
        >
          <span className="block">{t("address.save")}</span>
          <span className="block text-sm text-muted">
            {isGuest ? t("address.saveHint") : saved("saveHint")}
          </span>
        </Checkbox>
      </div>
      <LazyOverlay
        component={mapDialog}
        isOpen={isPicking}
        props={{
          open: isPicking,
          onClose: () => setPicking(false),
          onPick: ({ point, address }) => {
            setPicking(false);
            check.take(point, address ?? draft.address);
          },
          start: draft.point ?? undefined,
        }}
        onLoadError={() => setPicking(false)}
      />
    </Section>
  );
}
