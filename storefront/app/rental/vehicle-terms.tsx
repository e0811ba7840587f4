import type { Vehicle } from "@errand/core/rental/rental.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import type { LucideIcon } from "lucide-react";
import IdCard from "lucide-react/icons/id-card";
import Landmark from "lucide-react/icons/landmark";
import ShieldCheck from "lucide-react/icons/shield-check";
import type { ReactNode } from "react";
import { useMoney } from "../config/shop.ts";
import { needsLicence } from "./needs-licence.ts";
import { useDriverText } from "./use-driver-text.ts";
import { useInsuranceText } from "./use-insurance-text.ts";

/** What customers agree to besides the price: deposit, insurance, and who may drive. */
export function VehicleTerms({ vehicle }: { vehicle: Vehicle }) {
  const t = useMessages("rental");
  const money = useMoney();
  const { terms } = vehicle.provider;
  const { cover, damage } = useInsuranceText()(terms);
  const driver = useDriverText()(terms, needsLicence(vehicle));
  return (
    <ul className="grid gap-x-10 gap-y-6 border-y border-line py-6 sm:grid-cols-3">
      {terms.deposit > 0 && (
        <Term icon={Landmark} title={t("vehicle.deposit", { amount: money(terms.deposit) })}>
          {t("terms.depositHow")}
        </Term>
      )}
      {(cover !== null || damage !== null) && (
        <Term icon={ShieldCheck} title={t("vehicle.insurance")}>
          {[cover, damage].filter(Boolean).join(". ")}
        </Term>
      )}
      <Term icon={IdCard} title={t("vehicle.driver")}>
        {driver || t("vehicle.noLicence")}
      </Term>
    </ul>
  );
}

interface TermProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}

function Term({ icon: Icon, title, children }: TermProps) {
  return (
    <li>
      <Icon aria-hidden className="mb-2 size-5" strokeWidth={1.9} />
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-0.5 text-meta">{children}</p>
    </li>
  );
}
