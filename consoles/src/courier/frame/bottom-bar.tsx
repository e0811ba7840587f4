import { useMessages } from "@errand/ui/messages/messages.ts";
import type { LucideIcon } from "lucide-react";
import CircleUser from "lucide-react/icons/circle-user";
import Navigation from "lucide-react/icons/navigation";
import Route from "lucide-react/icons/route";
import Wallet from "lucide-react/icons/wallet";
import { NavLink } from "react-router";

/** The four places of the phone. */
export function BottomBar() {
  const t = useMessages("phone");
  return (
    <nav
      aria-label={t("nav.label")}
      className="grid shrink-0 grid-cols-4 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)]"
    >
      <Place to="/courier" icon={Navigation} text={t("nav.now")} isExact />
      <Place to="/courier/route" icon={Route} text={t("nav.route")} />
      <Place to="/courier/money" icon={Wallet} text={t("nav.money")} />
      <Place to="/courier/me" icon={CircleUser} text={t("nav.me")} />
    </nav>
  );
}

interface PlaceProps {
  to: string;
  icon: LucideIcon;
  text: string;
  isExact?: boolean;
}

function Place({ to, icon: Icon, text, isExact = false }: PlaceProps) {
  return (
    <NavLink
      to={to}
      end={isExact}
      className="group flex min-h-16 flex-col items-center justify-center gap-0.5 font-semibold text-strong aria-[current=page]:font-bold aria-[current=page]:text-ink"
    >
      <span className="grid h-8 w-14 place-items-center rounded-full group-aria-[current=page]:bg-ink group-aria-[current=page]:text-paper">
        <Icon aria-hidden className="size-6" strokeWidth={2} />
      </span>
      {text}
    </NavLink>
  );
}
