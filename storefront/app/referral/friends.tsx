import { dateText } from "@errand/core/date-text";
import { localTime } from "@errand/core/time";
import { Button } from "@errand/ui/button.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import UsersRound from "lucide-react/icons/users-round";
import { useId } from "react";
import { useMoney, useShop } from "../config/shop.ts";
import type { Referrals } from "./referrals.ts";

interface FriendsProps {
  referrals: Referrals;
  isLoadingMore: boolean;
  onMore(): void;
}

/** Who signed up with the code, and what each has earned. */
export function Friends({ referrals, isLoadingMore, onMore }: FriendsProps) {
  const t = useMessages("referral");
  const money = useMoney();
  const headingId = useId();
  const { data, total_size, earned } = referrals;
  return (
    <section aria-labelledby={headingId}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={headingId} className="text-xl">
          {t("friends.title")}
        </h2>
        <p className="font-semibold">{t("friends.earned", { amount: money(earned) })}</p>
      </div>
      {data.length === 0 ? (
        <EmptyState icon={UsersRound} title={t("friends.none")} text={t("friends.noneText")} />
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-card px-4">
          {data.map((friend) => (
            // A friend has no id here; two cannot have joined in the same millisecond with one
            // name.
            <Friend key={`${friend.joined_at} ${friend.f_name}`} friend={friend} />
          ))}
        </ul>
      )}
      {data.length < total_size && (
        <Button variant="outline" className="mt-4" isBusy={isLoadingMore} onClick={onMore}>
          {t("friends.more")}
        </Button>
      )}
    </section>
  );
}

function Friend({ friend }: { friend: Referrals["data"][number] }) {
  const t = useMessages("referral");
  const money = useMoney();
  const day = useDayOf();
  const { f_name, joined_at, reward, rewarded_at } = friend;
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="truncate font-medium">{f_name}</p>
        <p className="text-meta text-muted">
          {rewarded_at === null
            ? t("friends.joined", { day: day(joined_at) })
            : t("friends.ordered", { day: day(rewarded_at) })}
        </p>
      </div>
      {reward === null ? (
        <span className="shrink-0 text-meta text-muted">{t("friends.waiting")}</span>
      ) : (
        <span className="shrink-0 font-semibold text-good">
          {t("friends.reward", { amount: money(reward) })}
        </span>
      )}
    </li>
  );
}

/** Formats the day of a moment in the time zone of the shop. */
function useDayOf(): (moment: string) => string {
  const language = useLanguage();
  const timeZone = useShop().config.time_zone;
  return (moment) => dateText(localTime(new Date(moment), timeZone).day, language);
}
