import { useMessages } from "../messages/messages.ts";
import { classNames } from "../ui/class-names.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { HeartIcon } from "../ui/icon-sprite.tsx";
import { useWishlistContext, type WishlistTarget } from "./wishlist-context.ts";

interface HeartProps {
  thing: WishlistTarget;
  size?: "sm" | "md";
  className?: string;
}

/** Puts an item or a store in the wishlist, or takes it out. */
export function WishlistHeart({ thing, size = "sm", className }: HeartProps) {
  const t = useMessages("catalog");
  const likes = useWishlistContext();
  if (likes === null) return null;
  const { name } = "item" in thing ? thing.item : thing.store;
  const isLiked = likes.has(thing);
  return (
    <IconButton
      icon={HeartIcon}
      size={size}
      label={isLiked ? t("like.remove", { name }) : t("like.add", { name })}
      onClick={() => likes.toggle(thing)}
      className={classNames(
        "bg-raised/92 hover:text-accent! [&>svg]:transition-[fill] [&>svg]:duration-150",
        isLiked && "text-accent! [&>svg]:fill-current",
        className,
      )}
    />
  );
}
