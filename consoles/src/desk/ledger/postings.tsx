import { parseAccountName } from "@errand/core/ledger/accounts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Link } from "react-router";
import { useTimeText } from "../../console/use-shop.ts";
import type { Journal } from "./ledger.types.ts";
import { useAccountText, usePostedText } from "./use-account-text.ts";

/** The postings of a journal, which lead to the journals of their accounts. */
export function Postings({ journal }: { journal: Journal }) {
  const t = useMessages("ledger");
  const accountText = useAccountText();
  const postedText = usePostedText();
  return (
    <>
      <ul className="max-w-xl">
        {journal.postings.map(({ account, name, unit, amount }) => (
          <li key={account} className="flex items-center gap-4 border-b border-line">
            <Link
              to={`/desk/ledger?account=${account}`}
              className="inline-flex min-h-11 grow items-center font-semibold underline-offset-4 hover:underline md:pointer-fine:min-h-9"
            >
              {accountText(account, name)}
            </Link>
            <StatementLink account={account} at={journal.at} />
            <b className={amount < 0 ? "text-bad" : "text-good"}>{postedText(unit, amount)}</b>
          </li>
        ))}
      </ul>
      <p className="pt-2 text-meta text-muted">
        {t("cause", { cause: journal.cause })}. {t("sum")}
      </p>
    </>
  );
}

function StatementLink({ account, at }: { account: string; at: string }) {
  const t = useMessages("ledger");
  const { local } = useTimeText();
  const parsed = parseAccountName(account);
  if (parsed?.kind !== "store") return null;
  return (
    <Link
      to={`/desk/ledger/statements/${parsed.owner}?month=${local(at).day.slice(0, 7)}`}
      className="inline-flex min-h-11 items-center underline md:pointer-fine:min-h-9"
    >
      {t("statement")}
    </Link>
  );
}
