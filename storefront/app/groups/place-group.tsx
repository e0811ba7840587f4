import { newKey } from "@errand/client/create-client.ts";
import { ApiError } from "@errand/core/api-error";
import type { Group } from "@errand/core/groups/groups.contract";
import { Button } from "@errand/ui/button.tsx";
import { Checkbox } from "@errand/ui/checkbox.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { RadioList } from "@errand/ui/radio-list.tsx";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useProfile } from "../account/account.queries.ts";
import { call } from "../api/call.ts";
import { scopedQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { Money } from "../config/money.tsx";
import { orderArrival } from "../orders/pay-on-arrival.ts";
import { useHostMethods } from "./payment-methods.tsx";
import { useShowError } from "./use-group-call.ts";
import { useGroupStore } from "./use-group-store.ts";

/** What the order costs now, what of it the host pays and how, for whom, and placing it. */
export function PlaceGroup({ group }: { group: Group }) {
  const t = useMessages("groups");
  const [cover, setCover] = useState<number[]>([]);
  const seen = useCovered(group, cover);
  const { order_amount: total, host_amount: hostAmount, members } = seen;
  const { place, isBusy } = usePlace(seen, cover);
  const methods = useHostMethods();
  const [chosen, setChosen] = useState<string | null>(null);
  const method = chosen ?? methods[0]?.value;
  const unpaid =
    group.who_pays === "each"
      ? members.filter(({ state, is_host }) => state === "ready" && !is_host)
      : [];
  return (
    <section aria-labelledby="place" className="flex flex-col gap-3 rounded-panel bg-sunken p-5">
      <h2 id="place" className="sr-only">
        {t("place.title")}
      </h2>
      {unpaid.map(({ id, name }) => (
        <Checkbox
          key={id}
          isChecked={cover.includes(id)}
          onChange={(checked) =>
            setCover(checked ? [...cover, id] : cover.filter((each) => each !== id))
          }
        >
          {t("place.cover", { name })}
        </Checkbox>
      ))}
      {total === undefined || hostAmount === undefined || method === undefined ? (
        <p className="text-muted">{t("place.nobody")}</p>
      ) : (
        <>
          <dl className="flex flex-col gap-2">
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
          <Button variant="accent" size="lg" isBusy={isBusy} onClick={() => void place(method)}>
            {t("place.submit")}
          </Button>
          <p className="text-center text-meta text-muted">{t("place.leftOut")}</p>
        </>
      )}
    </section>
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

/** The group with the amounts that follow from whom the host pays for. */
function useCovered(group: Group, cover: number[]): Group {
  const { code } = group;
  const scope = useAccountScope();
  const { data } = useQuery({
    ...scopedQuery(scope, ["group cover", code, cover, group], (call) =>
      call("GET /customer/group", { code, cover }),
    ),
    enabled: cover.length > 0,
    placeholderData: keepPreviousData,
  });
  return (cover.length > 0 && data) || group;
}

function usePlace(group: Group, cover: number[]) {
  const { code, order_amount = 0, host_amount = 0 } = group;
  const navigate = useNavigate();
  const showError = useShowError();
  const scope = useAccountScope();
  const profile = useProfile().data;
  const store = useGroupStore(group).data;
  const [isBusy, setBusy] = useState(false);

  async function place(method: string) {
    const isOnline = host_amount > 0 && method !== "wallet" && method !== "cash_on_delivery";
    const payment_method = isOnline
      ? "digital_payment"
      : method === "cash_on_delivery" && host_amount > 0
        ? "cash_on_delivery"
        : "wallet";
    if (!store) return;
    setBusy(true);
    try {
      const { order_id } = await call(
        "POST /customer/group/place",
        {
          code,
          cover,
          order_amount,
          payment_method,
          ...(profile && {
            contact_person_name: `${profile.f_name} ${profile.l_name}`.trim(),
            ...(profile.phone && { contact_person_number: profile.phone }),
          }),
        },
        {
          key: newKey(),
          scope: { ...scope, zoneIds: [store.zone_id], moduleId: group.module_id },
        },
      );
      if (isOnline) orderArrival.set(order_id, method);
      await navigate(`/track-order?order_id=${order_id}`);
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiError)) throw error;
      showError(error);
    }
  }
  return { place, isBusy };
}
