import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import Star from "lucide-react/icons/star";
import { useSearchParams } from "react-router";
import { MoreButton } from "../../../console/office/more-button.tsx";
import { PageHead } from "../../../console/office/page-head.tsx";
import { QueryState } from "../../../console/office/query-state.tsx";
import { Segments } from "../../../console/office/segments.tsx";
import { useStoreClient } from "../../store-client.ts";
import { ReviewRow } from "./review-row.tsx";

const shownKinds = ["all", "open", "replied"] as const;
/** Of the request; all reviews without one. */
const repliedFlags = { all: undefined, open: 0, replied: 1 } as const;
const pageSize = 20;

/** What customers say, the newest first; each review is answered once. */
export function ReviewsPage() {
  const t = useMessages("review-list");
  const office = useMessages("office");
  const [params, setParams] = useSearchParams();
  const shown = shownKinds.find((kind) => kind === params.get("show")) ?? "all";
  const { scopedPages, scope } = useStoreClient();
  const input = { limit: pageSize, replied: repliedFlags[shown] };
  const query = useInfiniteQuery({
    ...scopedPages(scope, ["GET /store/reviews", input], (call, offset) =>
      call("GET /store/reviews", { ...input, offset }),
    ),
    getNextPageParam: ({ total_size }, pages) =>
      pages.length * pageSize < total_size ? pages.length + 1 : undefined,
  });
  return (
    <>
      <PageHead title={office("section.reviews")}>
        <Segments
          label={t("show")}
          value={shown}
          onChange={(kind) => setParams(kind === "all" ? {} : { show: kind }, { replace: true })}
          options={shownKinds.map((value) => ({ value, label: t(value) }))}
        />
      </PageHead>
      <QueryState query={query}>
        {({ pages }) => {
          const reviews = pages.flatMap((page) => page.reviews);
          if (reviews.length === 0)
            return <EmptyState icon={Star} title={t("none")} text={t("noneText")} />;
          return (
            <ul className="max-w-4xl divide-y divide-line px-4 md:px-5">
              {reviews.map((review) => (
                <ReviewRow key={review.id} review={review} />
              ))}
              {query.hasNextPage && (
                <li>
                  <MoreButton query={query} />
                </li>
              )}
            </ul>
          );
        }}
      </QueryState>
    </>
  );
}
