import type { Landing } from "@errand/core/config/config.contract";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import type { LucideIcon } from "lucide-react";
import Bike from "lucide-react/icons/bike";
import Store from "lucide-react/icons/store";
import { Link } from "react-router";
import { useShop } from "../config/shop.ts";
import { courierRegistration, storeRegistration } from "../partners/partner-links.ts";
import { SectionTitle } from "./section-title.tsx";

/**
 * Links to the registrations of stores and couriers, as far as each is open, and to the portal of
 * stores.
 */
export function Earning({ earning }: { earning: Landing["earning"] }) {
  const t = useMessages("landing");
  const { config } = useShop();
  const { seller, dm } = earning;
  if (seller.status === 0 && dm.status === 0) return null;
  return (
    <section className="page-column pt-section">
      <SectionTitle title={earning.title} text={earning.sub_title} />
      <div className="grid gap-4 md:grid-cols-2 lg:gap-6">
        {seller.status === 1 && <Invitation icon={Store} content={seller} to={storeRegistration} />}
        {dm.status === 1 && <Invitation icon={Bike} content={dm} to={courierRegistration} />}
      </div>
      {config.vendor_portal_url && (
        <p className="mt-5 text-muted">
          {t("portal.question")}{" "}
          <Link
            reloadDocument
            to={config.vendor_portal_url}
            className="font-semibold text-ink underline"
          >
            {t("portal.open")}
          </Link>
        </p>
      )}
    </section>
  );
}

interface InvitationProps {
  icon: LucideIcon;
  content: Landing["earning"]["seller"];
  to: string;
}

function Invitation({ icon: Icon, content, to }: InvitationProps) {
  return (
    <div className="flex flex-col items-start gap-4 rounded-panel bg-sunken p-6 md:p-8">
      <span className="grid size-14 place-items-center rounded-full bg-raised">
        <Icon aria-hidden className="size-7" strokeWidth={1.7} />
      </span>
      <div className="grow">
        <h3 className="text-xl">{content.title}</h3>
        <p className="mt-1 text-muted">{content.sub_title}</p>
      </div>
      <LinkButton to={to}>{content.button_name}</LinkButton>
    </div>
  );
}
