import type { PayoutLineState, PayoutRunState } from "@errand/core/payouts/payout-states";
import { Badge } from "@errand/ui/badge.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";

const runTones = { draft: "warn", approved: "neutral", paid: "good", canceled: "neutral" } as const;
const lineTones = { due: "neutral", held: "warn", paid: "good", failed: "bad" } as const;

/** Where a run stands. */
export function RunBadge({ state }: { state: PayoutRunState }) {
  const t = useMessages("payouts");
  return <Badge tone={runTones[state]}>{t(`state.${state}`)}</Badge>;
}

/** Where a line of a run stands. */
export function LineBadge({ state }: { state: PayoutLineState }) {
  const t = useMessages("payouts");
  return <Badge tone={lineTones[state]}>{t(`line.${state}`)}</Badge>;
}
