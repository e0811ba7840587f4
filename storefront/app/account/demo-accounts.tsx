import type { Config } from "@errand/core/config/config.contract";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import UserRound from "lucide-react/icons/user-round";
import { useShop } from "../config/shop.ts";

type DemoAccount = NonNullable<Config["demo_info"]>["accounts"][number];

/** The accounts of a demo shop; one press signs in. */
export function DemoAccounts({ onChoose }: { onChoose(account: DemoAccount): void }) {
  const t = useMessages("account");
  const { config } = useShop();
  const accounts = config.demo_info?.accounts ?? [];
  if (accounts.length === 0) return null;
  return (
    <section className="rounded-card bg-sunken p-4">
      <h3 className="mb-3 text-base">{t("demo.title")}</h3>
      <ul className="flex flex-col gap-2">
        {accounts.map((account) => (
          <li key={account.login} className="flex flex-wrap items-center justify-between gap-2">
            <span className="text-sm text-muted">
              {account.login} · {account.password}
            </span>
            <Button variant="outline" size="sm" onClick={() => onChoose(account)}>
              <UserRound aria-hidden className="size-4.5" />
              {t("demo.use", { name: account.name })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
