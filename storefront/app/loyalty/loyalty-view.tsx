import { pointsFor } from "@errand/core/loyalty/points";
import { fromPercent, toMinor } from "@errand/core/money";
import { Button } from "@errand/ui/button.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Section } from "@errand/ui/section.tsx";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { useState } from "react";
import { useProfile } from "../account/account.queries.ts";
import { useMoney, useShop } from "../config/shop.ts";
import { PhoneProofDialog } from "../wallet/phone-proof-dialog.tsx";
import { usePhoneProof } from "../wallet/use-phone-proof.ts";
import { ConvertDialog } from "./convert-dialog.tsx";
import { PointHistory } from "./point-history.tsx";
import { useExchange } from "./use-exchange.ts";

/** The points of the customer, what they are worth, and where they come from. */
export function LoyaltyView() {
  const t = useMessages("loyalty");
  return (
    <div className="flex flex-col gap-6">
      <TotalCard />
      <Section title={t("how.title")}>
        <HowItWorks />
      </Section>
      <Section title={t("history")}>
        <PointHistory />
      </Section>
    </div>
  );
}

function TotalCard() {
  const t = useMessages("loyalty");
  const profile = useProfile();
  const { worth, minimum } = useExchange();
  const [isOpen, setOpen] = useState(false);
  const proof = usePhoneProof();
  const open = () => setOpen(true);
  if (!profile.data) {
    if (profile.isError) {
      return <ErrorState text={t("totalError")} onRetry={() => void profile.refetch()} />;
    }
    return <Skeleton className="h-32 rounded-panel" />;
  }
  const { loyalty_point: total } = profile.data;
  return (
    <div className="flex flex-wrap items-end justify-between gap-4 rounded-panel bg-accent-soft p-5 sm:p-6">
      <div>
        <p className="text-muted">{t("total")}</p>
        <p className="mt-1 text-4xl font-extrabold tabular-nums">
          <bdi>{signed(total)}</bdi>
        </p>
        <p className="mt-1 text-muted">
          {total < 0 ? t("below") : t("worth", { amount: worth(total) })}
        </p>
      </div>
      {total < minimum ? (
        <p className="text-sm text-muted">{t("tooFew", { minimum })}</p>
      ) : (
        <Button variant="accent" onClick={() => proof.before(open)}>
          {t("convertNow")}
        </Button>
      )}
      <ConvertDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onRefused={(error) => proof.afterRefusal(error, open)}
        total={total}
      />
      <PhoneProofDialog proof={proof} />
    </div>
  );
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** An amount that shows the rate. */
const exampleAmount = 20;

function HowItWorks() {
  const t = useMessages("loyalty");
  const money = useMoney();
  const { config } = useShop();
  const { worth, minimum } = useExchange();
  const percent = config.loyalty_point_item_purchase_point;
  const earned = pointsFor(toMinor(exampleAmount), fromPercent(percent));
  const exchanged = Math.max(minimum, config.loyalty_point_exchange_rate);
  const points = (count: number) => t("points", { count });
  return (
    <ul className="list-disc space-y-1.5 ps-5">
      <li>{t("how.earn", { percent, amount: money(exampleAmount), points: points(earned) })}</li>
      <li>{t("how.convert", { points: points(exchanged), amount: worth(exchanged) })}</li>
      <li>{t("how.keep")}</li>
    </ul>
  );
}
