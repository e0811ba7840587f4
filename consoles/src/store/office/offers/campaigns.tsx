import type { StoreContract } from "@errand/core/contract.store";
import { Badge } from "@errand/ui/badge.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import Megaphone from "lucide-react/icons/megaphone";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { QueryState } from "../../../console/office/query-state.tsx";
import { useTimeText } from "../../../console/use-shop.ts";
import { useStoreClient } from "../../store-client.ts";

type Campaign = StoreContract["GET /store/campaigns"]["reply"][number];

/** The campaigns of the shop in which the store takes part, or may. */
export function Campaigns() {
  const t = useMessages("offers");
  const { endpointQuery, scope } = useStoreClient();
  const query = useQuery(endpointQuery(scope, "GET /store/campaigns"));
  return (
    <QueryState query={query}>
      {(campaigns) =>
        campaigns.length === 0 ? (
          <EmptyState icon={Megaphone} title={t("campaigns.none")} text={t("campaigns.noneText")} />
        ) : (
          <>
            <p className="max-w-4xl px-4 pt-4 text-strong md:px-5">{t("campaigns.text")}</p>
            <ul className="max-w-4xl divide-y divide-line px-4 md:px-5">
              {campaigns.map((campaign) => (
                <CampaignRow key={campaign.id} campaign={campaign} />
              ))}
            </ul>
          </>
        )
      }
    </QueryState>
  );
}

function CampaignRow({ campaign }: { campaign: Campaign }) {
  const t = useMessages("offers");
  const { date, clockOf } = useTimeText();
  const { title, description, image_full_url, start_time, end_time, joined } = campaign;
  const dayText = (day: string) => date(`${day}T12:00:00Z`);
  return (
    <li className="flex flex-wrap items-center gap-4 py-4">
      {image_full_url && (
        <span className="w-28 shrink-0">
          <Picture src={image_full_url} alt="" sizes="112px" className="rounded-control" />
        </span>
      )}
      <div className="min-w-60 grow basis-0">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-body font-bold">
          <bdi>{title}</bdi>
          {joined && <Badge tone="good">{t("campaigns.joined")}</Badge>}
        </h2>
        <p className="wrap-anywhere">{description}</p>
        <p className="text-strong tabular-nums">
          {t("campaigns.days", {
            first: dayText(campaign.available_date_starts),
            last: dayText(campaign.available_date_ends),
          })}
          {start_time &&
            end_time &&
            `, ${t("campaigns.hours", { from: clockOf(start_time), to: clockOf(end_time) })}`}
        </p>
      </div>
      <JoinButton campaign={campaign} />
    </li>
  );
}

function JoinButton({ campaign: { id, title, joined } }: { campaign: Campaign }) {
  const t = useMessages("offers");
  const { call, everyScope } = useStoreClient();
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: () =>
      joined
        ? call("POST /store/campaigns/{id}/leave", { id })
        : call("POST /store/campaigns/{id}/join", { id }),
    onSuccess: ({ message }) => {
      toast.success(message);
      return queries.invalidateQueries(everyScope("GET /store/campaigns"));
    },
    onError: reportError,
  });
  return (
    <OfficeButton
      tone={joined ? "outline" : "ink"}
      isBusy={change.isPending}
      aria-label={t(joined ? "campaigns.leaveNamed" : "campaigns.joinNamed", { title })}
      onClick={() => change.mutate()}
    >
      {t(joined ? "campaigns.leave" : "campaigns.join")}
    </OfficeButton>
  );
}
