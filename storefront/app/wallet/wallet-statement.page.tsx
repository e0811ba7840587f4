import { type WalletFilter, walletFilters } from "@errand/core/wallet/transactions";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { useIsInBrowser } from "@errand/ui/use-is-in-browser.ts";
import { useQuery } from "@tanstack/react-query";
import WalletIcon from "lucide-react/icons/wallet";
import { useSearchParams } from "react-router";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { PageHead } from "../rendering/page-head.tsx";
import { useStored } from "../visitor/storage.ts";
import { PrintedStatement } from "./printed-statement.tsx";

/**
 * A statement of the wallet to print; `type`, `from` and `to` in the URL choose its transactions.
 */
export default function WalletStatementPage() {
  const t = useMessages("wallet");
  // Only the browser knows the session.
  const isInBrowser = useIsInBrowser();
  return (
    <div className="page-column min-h-dvh py-6 md:py-10">
      <PageHead title={t("statement.title")} />
      <div className="mx-auto max-w-4xl">{isInBrowser ? <Loaded /> : <Loading />}</div>
    </div>
  );
}

function Loaded() {
  const t = useMessages("wallet");
  const token = useStored("token");
  const [search] = useSearchParams();
  const type: WalletFilter = walletFilters.find((each) => each === search.get("type")) ?? "all";
  const from = search.get("from") ?? undefined;
  const to = search.get("to") ?? undefined;
  const statement = useQuery({
    ...endpointQuery(useAccountScope(), "GET /customer/wallet/statement", { type, from, to }),
    enabled: token !== null,
    // Orders change it without this page.
    staleTime: 0,
  });
  if (token === null) {
    return (
      <EmptyState
        icon={WalletIcon}
        title={t("statement.title")}
        text={t("statement.signIn")}
        action={<LinkButton to="/wallet">{t("statement.back")}</LinkButton>}
      />
    );
  }
  if (statement.data) return <PrintedStatement statement={statement.data} type={type} />;
  if (!statement.isError) return <Loading />;
  return <ErrorState text={t("loadError")} onRetry={() => void statement.refetch()} />;
}

function Loading() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton className="h-12 w-64 rounded-control" />
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}
