import { ErrorState } from "@errand/ui/error-state.tsx";
import { Spinner } from "@errand/ui/spinner.tsx";
import { type ReactNode, Suspense } from "react";

interface QueryLike<Data> {
  data: Data | undefined;
  error: unknown;
  refetch(): unknown;
}

/** Shows the data of a query, or that it is read, or that it cannot be. */
export function QueryState<Data>({
  query,
  children,
}: {
  query: QueryLike<Data>;
  children(data: Data): ReactNode;
}) {
  // What waits for its messages hides the data alone, not the head of the page.
  if (query.data !== undefined)
    return <Suspense fallback={<Loading />}>{children(query.data)}</Suspense>;
  if (query.error) return <ErrorState onRetry={() => void query.refetch()} />;
  return <Loading />;
}

function Loading() {
  return (
    <div className="grid grow place-items-center p-10">
      <Spinner className="size-8" />
    </div>
  );
}
