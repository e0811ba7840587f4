import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { useMoney } from "../config/shop.ts";
import { Friends } from "./friends.tsx";
import type { Referrals } from "./referrals.ts";
import { ShareCode } from "./share-code.tsx";

const pageSize = 20;

/** The referral code of the customer, how to share it, and what it has earned. */
export function ReferralView() {
  const t = useMessages("referral");
  const [pages, setPages] = useState(1);
  const query = useQuery({
    ...endpointQuery(useAccountScope(), "GET /customer/referrals", { limit: pages * pageSize }),
    placeholderData: (shown) => shown,
    // A friend may have ordered meanwhile.
    staleTime: 0,
  });
  if (!query.data) {
    if (query.isError) {
      return <ErrorState text={t("loadError")} onRetry={() => void query.refetch()} />;
    }
    return <Skeleton className="h-96 rounded-card" />;
  }
  const { data: referrals } = query;
  return (
    <div className="space-y-8">
      <Terms referrals={referrals} />
      <ShareCode code={referrals.ref_code} />
      <Friends
        referrals={referrals}
        isLoadingMore={query.isPlaceholderData}
        onMore={() => setPages(pages + 1)}
      />
    </div>
  );
}

function Terms({ referrals: { reward, friend_bonus } }: { referrals: Referrals }) {
  const t = useMessages("referral");
  const money = useMoney();
  const off = friend_bonus && {
    off:
      friend_bonus.discount_amount_type === "percentage"
        ? t("percent", { percent: friend_bonus.discount_amount })
        : money(friend_bonus.discount_amount),
  };
  return (
    <div className="space-y-1">
      <p className="text-lg font-semibold">{t("reward", { amount: money(reward) })}</p>
      {off && <p className="text-muted">{t("friendBonus", off)}</p>}
    </div>
  );
}
