import type { Group } from "@errand/core/groups/groups.contract";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import PartyPopper from "lucide-react/icons/party-popper";
import UsersRound from "lucide-react/icons/users-round";
import { useDateTimeText } from "../orders/date-time-text.ts";

/** A group that is placed, canceled or too late: what became of it, and of the visitor's part. */
export function EndedGroup({ group }: { group: Group }) {
  const t = useMessages("groups");
  const { clock } = useDateTimeText();
  const { state, order, host_name: host, store, members, me } = group;
  const own = members.find(({ id }) => id === me);
  const expected = order?.expected_at ?? null;
  const isLeftOut =
    state === "placed" && own?.ordered === false && !own.is_host && own.state !== "wants_nothing";
  const title =
    state !== "placed"
      ? t(`ended.${state === "canceled" ? "canceled" : "expired"}`)
      : isLeftOut
        ? t("ended.leftOut", { host })
        : t("ended.placed");
  const text =
    state !== "placed" || isLeftOut
      ? t("ended.returned")
      : expected === null
        ? t("ended.at", { store: store.name, id: order?.id ?? 0 })
        : t("ended.expected", { store: store.name, id: order?.id ?? 0, time: clock(expected) });
  return (
    <div role="status">
      <EmptyState
        isPage
        icon={state === "placed" && !isLeftOut ? PartyPopper : UsersRound}
        title={title}
        text={text}
        action={
          own?.is_host && order ? (
            <LinkButton to={`/track-order?order_id=${order.id}`}>{t("ended.follow")}</LinkButton>
          ) : (
            <LinkButton to={`/store/${store.slug}`} variant="soft">
              {t("ended.store")}
            </LinkButton>
          )
        }
      />
    </div>
  );
}
