import { pointsFor } from "@errand/core/loyalty/points";
import { fromPercent, toMinor } from "@errand/core/money";
import { Button } from "@errand/ui/button.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Section } from "@errand/ui/section.tsx";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { useState } from "react";
import { useProfile } from "../account/account.queries.ts";
import { useRoundMoney, useShop } from "../config/shop.ts";
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

const roundAmounts = [1, 2, 5, 10, 20, 50, 100];

/** The smallest round amount that earns whole points, so that the rate is exact. */
function exampleOf(percent: number): { amount: number; points: number } {
  const amount = roundAmounts.find((each) => (each * percent) % 100 === 0) ?? 100;
  return { amount, points: pointsFor(toMinor(amount), fromPercent(percent)) };
}

function HowItWorks() {
  const t = useMessages("loyalty");
  const money = useRoundMoney();
  const { config } = useShop();
  const { minimum } = useExchange();
  const earned = exampleOf(config.loyalty_point_item_purchase_point);
  const exchanged = config.loyalty_point_exchange_rate;
  const points = (count: number) => t("points", { count });
  return (
    <div className="flex flex-col gap-3">
      <ul className="grid gap-3 sm:max-w-lg sm:grid-cols-2">
        <Rate
          given={t("how.spent", { amount: money(earned.amount) })}
          got={points(earned.points)}
        />
        <Rate given={points(exchanged)} got={t("how.inWallet", { amount: money(1) })} />
      </ul>
      <p className="max-w-prose text-meta text-muted">
        {t("tooFew", { minimum })} {t("how.keep")}
      </p>
    </div>
  );
}

/** What is given, and what it brings. */
function Rate({ given, got }: { given: string; got: string }) {
  return (
    <li className="rounded-control border border-line px-4 py-3">
      <p className="text-lg font-bold">
        <bdi>{given}</bdi>
      </p>
      <p className="text-muted">
        <bdi>{got}</bdi>
      </p>
    </li>
  );
}
