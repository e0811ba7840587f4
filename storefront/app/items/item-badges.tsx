import type { Item } from "@errand/core/catalog/catalog.types";
import { DrumstickIcon, LeafIcon, SparklesIcon } from "@errand/ui/icon-sprite.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import BadgeCheck from "lucide-react/icons/badge-check";
import Sprout from "lucide-react/icons/sprout";
import { useShop } from "../config/shop.ts";

/** The badges of an item: recommended, organic, halal. */
export function ItemBadges({ item }: { item: Item }) {
  const t = useMessages("catalog");
  const { config } = useShop();
  const offers = config.module_config[item.module_type];
  const isHalal = offers.halal && item.is_halal === 1 && item.halal_tag_status === 1;
  const isOrganic = offers.organic && item.organic === 1;
  if (item.recommended === 0 && !isHalal && !isOrganic) return null;
  return (
    <span className="flex flex-wrap gap-x-2.5 gap-y-0.5 text-xs font-medium text-muted">
      {item.recommended === 1 && (
        <span className={badgeClasses}>
          <SparklesIcon className="size-3.5" />
          {t("badge.recommend")}
        </span>
      )}
      {isOrganic && (
        <span className={badgeClasses}>
          <Sprout aria-hidden className="size-3.5 text-good" />
          {t("badge.organic")}
        </span>
      )}
      {isHalal && (
        <span className={badgeClasses}>
          <BadgeCheck aria-hidden className="size-3.5 text-good" />
          {t("badge.halal")}
        </span>
      )}
    </span>
  );
}

const badgeClasses = "inline-flex items-center gap-1 whitespace-nowrap";

/** Marks an item as vegetarian or not, in modules that distinguish them. */
export function VegMark({ item }: { item: Item }) {
  const t = useMessages("catalog");
  const { config } = useShop();
  if (!config.toggle_veg_non_veg || !config.module_config[item.module_type].veg_non_veg)
    return null;
  const isVeg = item.veg === 1;
  const label = isVeg ? t("badge.veg") : t("badge.nonVeg");
  const Icon = isVeg ? LeafIcon : DrumstickIcon;
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className={`keeps-colour inline-grid shrink-0 ${isVeg ? "text-good" : "text-muted"}`}
    >
      <Icon className="size-4" />
    </span>
  );
}
