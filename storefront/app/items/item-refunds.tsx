import type { Item } from "@errand/core/catalog/catalog.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { href } from "react-router";
import { useShop } from "../config/shop.ts";

/**
 * Says before a purchase how long its money can be asked back, and of what the store does not take
 * back that only a faulty piece is refunded; not for meals.
 */
export function ItemRefunds({ item }: { item: Item }) {
  const t = useMessages("catalog");
  const { config } = useShop();
  if (item.module_type !== "ecommerce" || !config.refund_active_status) return null;
  const isKept = item.returns_days === 0;
  const days = Math.min(item.returns_days || config.refund_days, config.refund_days);
  return (
    <div className="flex items-center gap-3 py-3 text-meta">
      <RotateCcw aria-hidden className="size-5 shrink-0 text-muted" />
      <p className="min-w-0 grow">
        <span className="block font-semibold">{t(isKept ? "refunds.kept" : "refunds.title")}</span>
        <span className="text-muted">
          {t(isKept ? "refunds.faulty" : "refunds.text", { count: days })}
        </span>
      </p>
      {config.refund_policy === 1 && (
        <PageLink
          to={href("/refund-policy")}
          className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline"
        >
          {t("refunds.policy")}
        </PageLink>
      )}
    </div>
  );
}
