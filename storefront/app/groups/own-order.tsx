import type { CartLine } from "@errand/core/cart/cart.contract";
import type { Group } from "@errand/core/groups/groups.contract";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Progress } from "@errand/ui/progress.tsx";
import { call } from "../api/call.ts";
import { Money } from "../config/money.tsx";
import { useMoney } from "../config/shop.ts";
import { getLines } from "./group-cart.tsx";
import { sayNothing } from "./say-nothing.ts";
import { useGroupCall } from "./use-group-call.ts";

interface OwnOrderProps {
  group: Group;
  /** Who chooses, or for whom the host does. */
  memberId: number;
  onReady: (() => void) | null;
}

/** What a member has chosen, how much of the limit that is, and that it is all. */
export function OwnOrder({ group, memberId, onReady }: OwnOrderProps) {
  const t = useMessages("groups");
  const { code, limit, me } = group;
  const { isBusy, run } = useGroupCall(code);
  const lines = getLines(group, memberId);
  const isOwn = memberId === me;
  async function beReady() {
    // Others say themselves whether they are ready.
    if (!isOwn) onReady?.();
    else if (await run(() => call("PUT /customer/group/ready", { code, ready: true }))) onReady?.();
  }
  const total = lines.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
  return (
    <section
      aria-labelledby="own-order"
      className="sticky bottom-0 z-10 flex flex-col gap-3 self-start border-t border-line bg-paper p-4 desk:top-24 desk:bottom-auto desk:col-start-3 desk:row-span-2 desk:row-start-1 desk:rounded-panel desk:border-0 desk:bg-sunken desk:p-5"
    >
      <h2 id="own-order" className="flex items-baseline justify-between gap-3 text-title">
        {t("own.title", { count: lines.reduce((sum, { quantity }) => sum + quantity, 0) })}
        <Money amount={total} className="font-bold" />
      </h2>
      {limit !== undefined && <LimitBar total={total} limit={limit} />}
      <MemberLines lines={lines} className="max-desk:hidden" />
      <Button
        variant="accent"
        size="lg"
        disabled={isOwn && lines.length === 0}
        isBusy={isBusy}
        onClick={() => void beReady()}
      >
        {t(isOwn ? "own.ready" : "own.done")}
      </Button>
      {isOwn && lines.length === 0 && (
        <Button
          variant="quiet"
          isBusy={isBusy}
          onClick={() => void run(() => sayNothing(code)).then((isSaid) => isSaid && onReady?.())}
        >
          {t("nothing.say")}
        </Button>
      )}
    </section>
  );
}

function LimitBar({ total, limit }: { total: number; limit: number }) {
  const t = useMessages("groups");
  const money = useMoney();
  const left = Math.max(0, limit - total);
  return (
    <div className="flex flex-col gap-1.5 text-meta">
      <p className="flex justify-between gap-3">
        <b>{t("own.ofLimit", { amount: money(total), limit: money(limit) })}</b>
        <span className="text-muted">{t("own.limitLeft", { amount: money(left) })}</span>
      </p>
      <Progress value={(100 * total) / limit} label={t("own.limit")} />
    </div>
  );
}

/** The lines of a member with what they cost. */
export function MemberLines({
  lines,
  className = "",
}: {
  lines: readonly CartLine[];
  className?: string;
}) {
  return (
    <ul className={`flex flex-col gap-2 ${className}`}>
      {lines.map(({ id, item, quantity, totalPrice, note }) => (
        <li key={id} className="flex justify-between gap-3">
          <span className="min-w-0 wrap-anywhere">
            <bdi>
              {quantity} × {item.name}
            </bdi>
            {note && <span className="block text-meta text-muted">{note}</span>}
          </span>
          <Money amount={totalPrice} />
        </li>
      ))}
    </ul>
  );
}
