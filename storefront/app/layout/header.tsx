import { Button } from "@errand/ui/button.tsx";
import { CountBadge } from "@errand/ui/count-badge.tsx";
import { IconButton } from "@errand/ui/icon-button.tsx";
import { Logo } from "@errand/ui/logo.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import ChevronDown from "lucide-react/icons/chevron-down";
import MapPin from "lucide-react/icons/map-pin";
import Menu from "lucide-react/icons/menu";
import { memo } from "react";
import { Link } from "react-router";
import { ProfileButton } from "../account/profile-button.tsx";
import { InboxLink } from "../chat/inbox-link.tsx";
import { useShop } from "../config/shop.ts";
import { StoredAddress } from "../location/stored-address.tsx";
import { unreadCount } from "../notifications/live-counts.ts";
import { NotificationBell } from "../notifications/notification-bell.tsx";
import { openPanel, panelTrigger } from "../shell/panels.ts";
import { useIsSignedIn } from "../visitor/storage.ts";
import { WishlistButton } from "../wishlist/wishlist-button.tsx";
import { CartButton } from "./cart-button.tsx";
import { HeaderSearch } from "./header-search.tsx";
import { ModuleTabs } from "./module-tabs.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { TopBar } from "./top-bar.tsx";

/**
 * The header of every page. The bar with location, search and cart stays while the page scrolls;
 * what is above and below it scrolls away. Below 1180 px the search has a row of its own.
 */
export const Header = memo(function Header({ country }: { country: string }) {
  const { config } = useShop();
  return (
    // Without a box of its own: the bar sticks to the page, not to the header.
    <header className="contents">
      <TopBar country={country} />
      <div className="relative top-0 z-30 tall:sticky bg-paper/94 backdrop-blur-md">
        <div className="page-column flex h-16 items-center gap-2 desk:h-[73px] desk:gap-4">
          <Link to="/" className="flex shrink-0 rounded-control" aria-label={config.business_name}>
            {/* On a small phone the location is more useful than the name. */}
            <Logo name={config.business_name} className="max-[25rem]:hidden" />
          </Link>
          <LocationButton />
          <HeaderSearch className="min-w-0 grow max-desk:hidden" />
          <HeaderActions />
        </div>
      </div>
      <HeaderSearch className="page-column relative z-20 pb-2 desk:hidden" />
      <ModuleTabs />
    </header>
  );
});

function LocationButton() {
  const t = useMessages("shell");
  return (
    <button
      type="button"
      {...panelTrigger("location")}
      onClick={({ currentTarget }) => openPanel("location", { anchor: currentTarget })}
      className="flex min-h-11 min-w-0 items-center gap-2 rounded-full border border-transparent px-1.5 hover:bg-sunken desk:max-w-80 xl:max-w-96 desk:shrink-0 desk:bg-sunken desk:px-4 desk:hover:bg-line"
    >
      <MapPin aria-hidden className="size-[18px] shrink-0" />
      {/* On two lines where the bar is narrow: a street and its number tell addresses apart. */}
      <StoredAddress
        className="text-start font-semibold max-desk:line-clamp-2 max-desk:text-sm max-desk:leading-4.5 desk:truncate"
        fallback={t("header.chooseLocation")}
      />
      <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
    </button>
  );
}

function HeaderActions() {
  const t = useMessages("shell");
  const isSignedIn = useIsSignedIn();
  return (
    <div className="ms-auto flex shrink-0 items-center gap-0.5 desk:gap-2">
      <span className="hidden desk:contents">
        <ThemeToggle />
      </span>
      <WishlistButton />
      {!isSignedIn && (
        <Button
          {...panelTrigger("sign-in")}
          onClick={() => openPanel("sign-in", { mode: "sign-in" })}
          className="max-desk:hidden"
        >
          {t("header.signIn")}
        </Button>
      )}
      <InboxLink />
      <NotificationBell />
      <ProfileButton />
      <CartButton />
      <MenuButton />
    </div>
  );
}

/**
 * Opens the menu of small screens, with the number of unread messages where `InboxLink` is hidden.
 */
function MenuButton() {
  const t = useMessages("shell");
  const count = unreadCount.use();
  return (
    <span className="relative desk:hidden">
      <IconButton
        icon={Menu}
        label={count > 0 ? t("header.menuUnread", { count }) : t("header.menu")}
        {...panelTrigger("menu")}
        onClick={() => openPanel("menu")}
      />
      <CountBadge count={count} className="sm:hidden" />
    </span>
  );
}
