import { isPermitted } from "@errand/core/principals";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMember } from "../../../console/console.ts";
import { useDeskClient } from "../../desk-client.ts";
import { Facts } from "../../list/facts.tsx";
import { DecisionBar } from "../decision-bar.tsx";
import { DetailHead } from "../detail-head.tsx";
import { Pictures } from "../pictures.tsx";
import type { PaperRow } from "../queues.queries.ts";
import { useDecide } from "../use-decide.ts";

/** A paper that a courier has sent. */
export function PaperDetail({ paper, onDecided }: { paper: PaperRow; onDecided(): void }) {
  const t = useMessages("queues");
  const { call } = useDeskClient();
  const mayDecide = isPermitted(useMember(), "partners", false);
  const { busy, decide } = useDecide(onDecided);
  const { id } = paper;
  const kind = t(`paper.${paper.kind}`);
  return (
    <>
      <DetailHead title={paper.courier_name} since={paper.created_at} text={kind} />
      <div className="flex flex-col gap-5 p-4 md:p-5">
        <Pictures of={kind} urls={paper.image_full_url} />
        <Facts
          rows={[
            [t("partner.field.number"), paper.number],
            [t("paper.validUntil"), paper.valid_until ?? t("paper.noEnd")],
            [t("paper.expired"), paper.expired && t("paper.isExpired")],
          ]}
        />
      </div>
      {mayDecide && (
        <DecisionBar
          busy={busy}
          acts={[
            {
              name: "accept",
              label: t("paper.accept"),
              shortcut: "Enter",
              run: () =>
                decide("accept", () => call("PUT /desk/papers/{id}", { id, state: "accepted" })),
            },
            {
              name: "refuse",
              label: t("paper.refuse"),
              shortcut: "D",
              note: {
                title: t("paper.refuse"),
                text: t("paper.reads"),
                label: t("fact.reason"),
                isRequired: true,
                maxLength: 255,
              },
              run: (reason) =>
                decide(
                  "refuse",
                  () => call("PUT /desk/papers/{id}", { id, state: "refused", reason }),
                  true,
                ),
            },
          ]}
        />
      )}
    </>
  );
}
