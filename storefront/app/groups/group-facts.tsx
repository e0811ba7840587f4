import type { Group } from "@errand/core/groups/groups.contract";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import type { LucideIcon } from "lucide-react";
import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import Users from "lucide-react/icons/users";
import Wallet from "lucide-react/icons/wallet";
import type { ReactNode } from "react";
import { useMoney } from "../config/shop.ts";
import { useDateTimeText } from "../orders/date-time-text.ts";

/** Until when one can choose, where it goes, who pays, and who is here. */
export function GroupFacts({ group }: { group: Group }) {
  const t = useMessages("groups");
  const money = useMoney();
  const language = useLanguage();
  const { clock } = useDateTimeText();
  const { deadline, address, expected_at: expectedAt, limit, who_pays: whoPays, members } = group;
  const host = group.host_name;
  const names = members.map(({ name }) => name);
  const payer = whoPays === "host" ? t("facts.hostPays", { host }) : t("facts.eachPays");
  return (
    <ul className="flex flex-col gap-3">
      <Fact icon={Clock}>{t("facts.until", { time: clock(deadline) })}</Fact>
      {address !== undefined && (
        <Fact icon={MapPin}>
          {expectedAt === undefined
            ? address
            : t("facts.place", { address, time: clock(expectedAt) })}
        </Fact>
      )}
      <Fact icon={Wallet}>
        {limit === undefined ? payer : `${payer} ${t("facts.limit", { amount: money(limit) })}`}
      </Fact>
      <Fact icon={Users}>
        {t("facts.here", {
          count: names.length,
          names: new Intl.ListFormat(language).format(names),
        })}
      </Fact>
    </ul>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
      <bdi className="min-w-0 wrap-anywhere">{children}</bdi>
    </li>
  );
}
