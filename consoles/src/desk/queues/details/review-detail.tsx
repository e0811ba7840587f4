import { isPermitted } from "@errand/core/principals";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Rating } from "@errand/ui/rating.tsx";
import { useMember } from "../../../console/console.ts";
import { useDeskClient } from "../../desk-client.ts";
import { Facts } from "../../list/facts.tsx";
import { type Act, DecisionBar } from "../decision-bar.tsx";
import { DetailHead } from "../detail-head.tsx";
import { Pictures } from "../pictures.tsx";
import type { ReviewRow } from "../queues.queries.ts";
import { useDecide } from "../use-decide.ts";

/** A review that its store has reported: it stays, or is hidden from everybody. */
export function ReviewDetail({ review, onDecided }: { review: ReviewRow; onDecided(): void }) {
  const t = useMessages("queues");
  const { call } = useDeskClient();
  const mayDecide = isPermitted(useMember(), "reviews", false);
  const { busy, decide } = useDecide(onDecided);
  const { id, store, report, order_id } = review;
  const answer = (name: string, hidden: 0 | 1, reason = "") =>
    decide(name, () => call("PUT /desk/reviews/{id}", { id, hidden, reason }), true);
  const note = { label: t("review.note"), isRequired: true, maxLength: 255 };
  const acts: Act[] = [
    {
      name: "keep",
      label: t("review.keep"),
      shortcut: "Enter",
      note: { ...note, title: t("review.keep") },
      run: (reason) => answer("keep", 0, reason),
    },
    {
      name: "hide",
      label: t("review.hide"),
      shortcut: "H",
      note: { ...note, title: t("review.hide"), text: t("review.hideText") },
      run: (reason) => answer("hide", 1, reason),
    },
  ];
  return (
    <>
      <DetailHead
        title={t("review.title", { store: store.name })}
        since={report?.at ?? review.created_at}
        text={review.item_name ?? store.name}
        {...(order_id !== null && { orderId: order_id })}
      />
      <div className="grid gap-5 p-4 md:grid-cols-2 md:p-5">
        <div className="flex min-w-0 flex-col gap-4">
          <Rating value={review.rating} variant="stars" />
          <Facts
            title={t("review.customer")}
            rows={[
              [t("review.name"), review.customer_name],
              [t("review.comment"), review.comment],
              [t("review.reply"), review.reply],
            ]}
          />
          <Pictures of={t("review.customer")} urls={review.attachment_full_url} />
        </div>
        <Facts title={t("review.store")} rows={[[t("fact.reason"), report?.reason ?? null]]} />
      </div>
      {mayDecide && <DecisionBar text={t("review.effect")} acts={acts} busy={busy} />}
    </>
  );
}
