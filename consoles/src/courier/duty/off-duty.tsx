import { Logo } from "@errand/ui/logo.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import type { LucideIcon } from "lucide-react";
import MapPin from "lucide-react/icons/map-pin";
import Sun from "lucide-react/icons/sun";
import Volume2 from "lucide-react/icons/volume-2";
import { useState } from "react";
import { useMember } from "../../console/console.ts";
import { useShopName } from "../../console/me.queries.ts";
import { MainAct } from "../main-act.tsx";
import { CashInHand } from "../money/cash-in-hand.tsx";
import { EarnedToday } from "../money/earned-today.tsx";
import { usePhoneSounds } from "../sound/phone-sounds.ts";
import { useDuty, useSetDuty, useVehicles } from "./duty.queries.ts";
import { usePosition, usePositionWatch } from "./position.ts";

/** What a day begins with: the vehicle, and what the phone has to allow. */
export function OffDuty() {
  const t = useMessages("duty");
  const { name } = useMember();
  const shop = useShopName();
  const sounds = usePhoneSounds();
  const position = usePositionWatch();
  const duty = useSetDuty();
  const [vehicle, setVehicle] = useState<number | null>(null);
  const { data } = useDuty();
  const chosen = vehicle ?? data?.vehicle_id ?? null;
  const [isAsking, setAsking] = useState(false);

  async function begin() {
    setAsking(true);
    // Within the press, which is what the browser allows both by.
    await Promise.all([sounds.allow(), position.allow()]);
    setAsking(false);
    duty.mutate({ on: true, ...(chosen !== null && { vehicle_id: chosen }) });
  }

  return (
    <div className="flex min-h-0 grow flex-col gap-5 overflow-y-auto px-5 pt-4">
      <header className="flex items-center gap-2.5">
        <Logo name={shop} />
        <p className="ms-auto truncate text-[1.125rem] font-bold">{name}</p>
      </header>
      <div>
        <h1 className="text-[2rem] leading-tight tracking-tight">{t("title")}</h1>
        <EarnedToday />
      </div>
      <VehicleChoice value={chosen} onChange={setVehicle} />
      <CashInHand />
      <ul className="grid gap-3">
        <PositionNeed />
        <Need icon={Volume2} text={t("sound")} />
        <Need icon={Sun} text={"wakeLock" in navigator ? t("screen") : t("noScreen")} />
      </ul>
      <div className="sticky bottom-0 mt-auto bg-paper pt-2 pb-3">
        <MainAct
          text={t("begin")}
          missing={chosen === null ? t("vehicleFirst") : null}
          isBusy={isAsking || duty.isPending}
          onAct={() => void begin()}
        />
      </div>
    </div>
  );
}

interface VehicleChoiceProps {
  value: number | null;
  onChange(id: number): void;
}

/** Buttons, each of which a switch reaches; of radio buttons it reaches one. */
function VehicleChoice({ value, onChange }: VehicleChoiceProps) {
  const t = useMessages("duty");
  const { data: vehicles = [] } = useVehicles();
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-2 font-semibold text-strong">{t("vehicle")}</legend>
      {vehicles.map(({ id, type }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === value}
          onClick={() => onChange(id)}
          className="min-h-16 min-w-16 grow rounded-[20px] bg-sunken px-4 text-[1.0625rem] font-bold aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {type}
        </button>
      ))}
    </fieldset>
  );
}

function PositionNeed() {
  const t = useMessages("duty");
  const { isAllowed } = usePosition();
  return <Need icon={MapPin} text={isAllowed === false ? t("positionRefused") : t("position")} />;
}

function Need({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <li className="flex items-center gap-3.5 text-[1.0625rem] leading-tight font-semibold">
      <Icon aria-hidden className="size-6 shrink-0" strokeWidth={2} />
      {text}
    </li>
  );
}
