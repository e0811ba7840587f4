import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Heart from "lucide-react/icons/heart";
import { openPanel, panelTrigger } from "../shell/panels.ts";
import { useIsSignedIn } from "../visitor/storage.ts";
import { useHasWishlist, useWishlistPanel } from "./use-wishlist.ts";

/** The header button of the wishlist, for signed-in customers. */
export function WishlistButton() {
  const t = useMessages("shell");
  const isSignedIn = useIsSignedIn();
  const hasWishlist = useHasWishlist();
  const panel = useWishlistPanel();
  if (!isSignedIn || !hasWishlist) return null;
  return (
    <IconButton
      icon={Heart}
      label={t("header.wishlist")}
      className="max-desk:hidden"
      {...panelTrigger(panel)}
      onClick={() => openPanel(panel)}
    />
  );
}
