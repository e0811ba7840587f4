import { classNames } from "@errand/ui/class-names.ts";
import { IconButton } from "@errand/ui/icon-button.tsx";
import { HeartIcon } from "@errand/ui/icon-sprite.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { nameOfTarget, useWishlistContext, type WishlistTarget } from "./wishlist-context.ts";

interface WishlistToggleProps {
  target: WishlistTarget;
  size?: "sm" | "md";
  className?: string;
}

/** Adds a target to the wishlist, or removes it. */
export function WishlistToggle({ target, size = "sm", className }: WishlistToggleProps) {
  const t = useMessages("catalog");
  const wishlist = useWishlistContext();
  if (wishlist === null) return null;
  const name = nameOfTarget(target);
  const isInWishlist = wishlist.has(target);
  return (
    <IconButton
      icon={HeartIcon}
      size={size}
      label={isInWishlist ? t("like.remove", { name }) : t("like.add", { name })}
      onClick={() => wishlist.toggle(target)}
      className={classNames(
        "bg-raised/92 hover:text-accent! [&>svg]:transition-[fill] [&>svg]:duration-150",
        isInWishlist && "text-accent! [&>svg]:fill-current",
        className,
      )}
    />
  );
}
