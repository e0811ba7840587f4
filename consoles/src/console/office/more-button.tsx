import { useMessages } from "@errand/ui/messages/messages.ts";
import { OfficeButton } from "./office-button.tsx";

interface PagesQuery {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage(): unknown;
}

/** Reads the next page of a list, while there is one. */
export function MoreButton({ query }: { query: PagesQuery }) {
  const t = useMessages("controls");
  return (
    query.hasNextPage && (
      <div className="p-4 text-center">
        <OfficeButton isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t("more")}
        </OfficeButton>
      </div>
    )
  );
}
