import Heart from "lucide-react/icons/heart";
import { useIsSignedIn } from "../client/storage.ts";
import { useMessages } from "../messages/messages.ts";
import { openPanel, panelTrigger } from "../shell/panels.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { useHasWishlist } from "./use-wishlist.ts";

/** The header button of the wishlist, for signed-in customers. */
export function WishlistButton() {
  const t = useMessages("shell");
  const isSignedIn = useIsSignedIn();
  const hasWishlist = useHasWishlist();
  if (!isSignedIn || !hasWishlist) return null;
  return (
    <IconButton
      icon={Heart}
      label={t("header.wishlist")}
      className="max-desk:hidden"
      {...panelTrigger("wishlist")}
      onClick={() => openPanel("wishlist")}
    />
  );
}
