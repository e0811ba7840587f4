import { useMoney } from "../../console/use-shop.ts";
import type { EntryEffect } from "../entries/entry-lists.ts";

/** What a change means, in sentences and amounts. */
export function EffectList({ effects }: { effects: readonly EntryEffect[] }) {
  const money = useMoney();
  return (
    <div role="status" className="flex flex-col gap-2 empty:hidden">
      {effects.map(({ code, message, before, after }) => (
        <p key={code} className="rounded-control bg-call-soft px-4 py-3">
          {message}
          {before !== undefined && after !== undefined && (
            <span className="block tabular-nums">
              <del className="text-muted">{money(before)}</del> <b>{money(after)}</b>
            </span>
          )}
        </p>
      ))}
    </div>
  );
}
