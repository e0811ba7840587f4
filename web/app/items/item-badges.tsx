import type { Item } from "@errand/core/catalog/catalog.types";
import BadgeCheck from "lucide-react/icons/badge-check";
import Leaf from "lucide-react/icons/leaf";
import { useShop } from "../config/shop.ts";
import { useMessages } from "../messages/messages.ts";
import { Badge } from "../ui/badge.tsx";
import { SparklesIcon } from "../ui/icon-sprite.tsx";

/** The badges of an item: recommended, organic, halal. */
export function ItemBadges({ item }: { item: Item }) {
  const t = useMessages("catalog");
  const { config } = useShop();
  const offers = config.module_config[item.module_type];
  const isHalal = offers.halal && item.is_halal === 1 && item.halal_tag_status === 1;
  const isOrganic = offers.organic && item.organic === 1;
  if (item.recommended === 0 && !isHalal && !isOrganic) return null;
  return (
    <span className="flex flex-wrap gap-1.5">
      {item.recommended === 1 && (
        <Badge tone="soft">
          <SparklesIcon className="size-3" />
          {t("badge.recommend")}
        </Badge>
      )}
      {isOrganic && (
        <Badge tone="good">
          <Leaf aria-hidden className="size-3" />
          {t("badge.organic")}
        </Badge>
      )}
      {isHalal && (
        <Badge tone="good">
          <BadgeCheck aria-hidden className="size-3" />
          {t("badge.halal")}
        </Badge>
      )}
    </span>
  );
}

/** Marks an item as vegetarian or not, in modules that distinguish them. */
export function VegMark({ item }: { item: Item }) {
  const t = useMessages("catalog");
  const { config } = useShop();
  if (!config.toggle_veg_non_veg || !config.module_config[item.module_type].veg_non_veg)
    return null;
  const isVeg = item.veg === 1;
  const label = isVeg ? t("badge.veg") : t("badge.nonVeg");
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className={`keeps-colour grid size-4 shrink-0 place-items-center rounded-[4px] border-[1.5px] ${isVeg ? "border-good text-good" : "border-bad text-bad"}`}
    >
      <span className={`size-2 bg-current ${isVeg ? "rounded-full" : "rotate-45 rounded-[1px]"}`} />
    </span>
  );
}
