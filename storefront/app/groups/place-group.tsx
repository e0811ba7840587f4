import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import type { Group } from "@errand/core/groups/groups.contract";
import { Button } from "@errand/ui/button.tsx";
import { Checkbox } from "@errand/ui/checkbox.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { RadioList } from "@errand/ui/radio-list.tsx";
import { useState } from "react";
import { Money } from "../config/money.tsx";
import { Receipt } from "../pricing/receipt.tsx";
import { HostExtras } from "./host-extras.tsx";
import { useHostMethods } from "./payment-methods.tsx";
import { useGroupStore } from "./use-group-store.ts";
import { useHostDraft } from "./use-host-draft.ts";
import { useHostQuote } from "./use-host-quote.ts";
import { usePlaceGroup } from "./use-place-group.ts";

/** What the host adds, what the order costs now and what of it the host pays, and placing it. */
export function PlaceGroup({ group }: { group: Group }) {
  const { data: store } = useGroupStore(group);
  return store ? <PlaceInStore group={group} store={store} /> : null;
}

function PlaceInStore({ group, store }: { group: Group; store: StoreDetails }) {
  const t = useMessages("groups");
  const { draft, change } = useHostDraft(group.code);
  const isIn = (memberId: number) => group.members.some(({ id }) => id === memberId);
  const asked = { ...draft, cover: draft.cover.filter(isIn) };
  const { quoted, isPending, errors } = useHostQuote(group, asked);
  const { order_amount: total, host_amount: hostAmount, receipt, members } = quoted;
  const { place, isBusy } = usePlaceGroup(quoted, store, asked);
  const methods = useHostMethods();
  const [chosen, setChosen] = useState<string | null>(null);
  const method = chosen ?? methods[0]?.value;
  const { cover } = asked;
  const unpaid =
    group.who_pays === "each"
      ? members.filter(({ state, is_host }) => state === "ready" && !is_host)
      : [];
  const covering = unpaid.map(({ id, name }) => (
    <Checkbox
      key={id}
      isChecked={cover.includes(id)}
      onChange={(checked) =>
        change({ cover: checked ? [...cover, id] : cover.filter((each) => each !== id) })
      }
    >
      {t("place.cover", { name })}
    </Checkbox>
  ));
  if (total === undefined || hostAmount === undefined || !receipt || method === undefined) {
    return (
      <section aria-label={t("place.title")} className="rounded-panel bg-sunken p-5">
        {covering}
        <p className="text-muted">{t("place.nobody")}</p>
      </section>
    );
  }
  return (
    <>
      <HostExtras group={quoted} store={store} draft={draft} change={change} errors={errors} />
      <section
        aria-label={t("place.title")}
        className="flex flex-col gap-3 rounded-panel bg-sunken p-5"
      >
        {covering}
        <Receipt receipt={receipt} isQuote isBrief isPending={isPending} />
        <dl className="flex flex-col gap-2 border-t border-line pt-3">
          <Amount name={t("place.total")} amount={total} />
          {hostAmount < total && <Amount name={t("place.others")} amount={hostAmount - total} />}
          <div className="flex items-baseline justify-between gap-3 text-title font-bold">
            <dt>{t("place.youPay")}</dt>
            <dd>
              <Money amount={hostAmount} />
            </dd>
          </div>
        </dl>
        {hostAmount > 0 && (
          <RadioList<string>
            label={t("pay.with")}
            options={methods}
            value={method}
            onChange={setChosen}
          />
        )}
        <Button
          variant="accent"
          size="lg"
          isBusy={isBusy || isPending}
          onClick={() => void place(method)}
        >
          {t("place.submit")}
        </Button>
        <p className="text-center text-meta text-muted">{t("place.leftOut")}</p>
      </section>
    </>
  );
}

function Amount({ name, amount }: { name: string; amount: number }) {
  return (
    <div className="flex justify-between gap-3">
      <dt>{name}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  );
}
