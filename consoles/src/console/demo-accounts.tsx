import type { DemoStaffAccount } from "@errand/core/config/config.contract";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { Spinner } from "@errand/ui/spinner.tsx";
import LogIn from "lucide-react/icons/log-in";
import { useState } from "react";
import { useConsole } from "./console.ts";
import { usePresentCode } from "./demo-staff.ts";

interface DemoAccountsProps {
  accounts: DemoStaffAccount[];
  /** Rejects with `ApiError`. */
  onChoose(account: DemoStaffAccount): Promise<void>;
}

/** The accounts of a demo shop; one press signs in with password and code. */
export function DemoAccounts({ accounts, onChoose }: DemoAccountsProps) {
  const t = useMessages("console");
  const { audience } = useConsole();
  const [chosen, setChosen] = useState<string | null>(null);
  const [first] = accounts;
  const code = usePresentCode(first?.totp_secret);

  async function choose(account: DemoStaffAccount) {
    if (chosen !== null) return;
    setChosen(account.login);
    try {
      await onChoose(account);
    } catch (error) {
      reportError(error);
    }
    setChosen(null);
  }

  return (
    <section className="rounded-card bg-sunken p-5 sm:p-6">
      <h2 className="text-xl">{t(`demo.title.${audience}`)}</h2>
      <p className="mt-2 text-muted">{t(`demo.text.${audience}`)}</p>
      <ul className="mt-4 flex flex-col gap-2">
        {accounts.map((account) => (
          <li key={account.login}>
            <button
              type="button"
              aria-busy={chosen === account.login}
              onClick={() => choose(account)}
              className="flex min-h-14 w-full items-center gap-3 rounded-control border border-line bg-raised px-4 py-2 text-start transition-colors hover:border-ink"
            >
              <span className="min-w-0 grow">
                <span className="block font-semibold">{account.name}</span>
                <span className="block text-sm text-muted">{account.about}</span>
              </span>
              {chosen === account.login ? (
                <Spinner className="size-5" />
              ) : (
                <LogIn aria-hidden className="size-5 shrink-0 text-muted rtl:-scale-x-100" />
              )}
            </button>
          </li>
        ))}
      </ul>
      {first && (
        <p className="mt-4 text-sm text-muted">
          {code === null
            ? t("demo.password", { password: first.password })
            : t("demo.secrets", { password: first.password, code })}
        </p>
      )}
    </section>
  );
}
