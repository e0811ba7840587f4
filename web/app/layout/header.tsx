import Globe from "lucide-react/icons/globe";
import MapPin from "lucide-react/icons/map-pin";
import Menu from "lucide-react/icons/menu";
import PackageSearch from "lucide-react/icons/package-search";
import Phone from "lucide-react/icons/phone";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import Store from "lucide-react/icons/store";
import { memo } from "react";
import { Link } from "react-router";
import { ProfileButton } from "../account/profile-button.tsx";
import { useIsSignedIn, useStored } from "../client/storage.ts";
import { useShop } from "../config/shop.ts";
import { useLanguage, useMessages } from "../messages/messages.ts";
import { openPanel, panelTrigger } from "../shell/panels.ts";
import { Button } from "../ui/button.tsx";
import { buttonClasses } from "../ui/button-classes.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { WishlistButton } from "../wishlist/wishlist-button.tsx";
import { useCartCount } from "./cart-count.ts";
import { Logo } from "./logo.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { useGuestTracking } from "./use-guest-tracking.ts";

/** The header of every page; below 1180 px it has only the logo, location, wishlist, cart and menu. */
export const Header = memo(function Header({ country }: { country: string }) {
  const t = useMessages("shell");
  const { config } = useShop();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/92 backdrop-blur-md">
      <TopBar country={country} />
      <div className="page-column flex h-16 items-center gap-2 desk:h-[72px] desk:gap-4">
        <Link to="/" className="rounded-control" aria-label={config.business_name}>
          {/* On a small phone the location is more useful than the name. */}
          <Logo name={config.business_name} className="max-[25rem]:hidden" />
        </Link>
        <LocationButton />
        <nav aria-label={t("header.main")} className="ms-auto hidden items-center gap-1 desk:flex">
          <Link to="/home" className={buttonClasses("quiet", "md")}>
            <Store aria-hidden className="size-5" strokeWidth={1.9} />
            {t("header.shop")}
          </Link>
          <TrackLink />
        </nav>
        <HeaderActions />
      </div>
    </header>
  );
});

function TrackLink() {
  const t = useMessages("shell");
  if (!useGuestTracking()) return null;
  return (
    <Link to="/track-order" className={buttonClasses("quiet", "md")}>
      <PackageSearch aria-hidden className="size-5" strokeWidth={1.9} />
      {t("header.trackOrder")}
    </Link>
  );
}

/** Phone, country and language above the header, as in the spec; small screens have them in the menu. */
function TopBar({ country }: { country: string }) {
  const t = useMessages("shell");
  const { config } = useShop();
  return (
    <div className="hidden border-b border-line/70 text-sm text-muted desk:block">
      <div className="page-column flex h-9 items-center gap-5">
        <a href={`tel:${config.phone}`} className="inline-flex items-center gap-1.5 hover:text-ink">
          <Phone aria-hidden className="size-3.5" />
          <span dir="ltr">{config.phone}</span>
        </a>
        <span className="ms-auto">{country}</span>
        <LanguageButtons label={t("language.title")} />
      </div>
    </div>
  );
}

function LanguageButtons({ label }: { label: string }) {
  const { config } = useShop();
  const current = useLanguage();
  return (
    <fieldset aria-label={label} className="inline-flex items-center gap-1">
      <Globe aria-hidden className="me-1 size-3.5" />
      {config.language.map(({ key, value }) => {
        if (key !== "en" && key !== "fr") return null;
        return (
          <button
            key={key}
            type="button"
            lang={key}
            aria-pressed={key === current}
            {...panelTrigger("language")}
            onClick={() => key !== current && openPanel("language", { language: key })}
            className="rounded-full px-2 py-0.5 hover:text-ink aria-pressed:bg-sunken aria-pressed:font-semibold aria-pressed:text-ink"
          >
            {value}
          </button>
        );
      })}
    </fieldset>
  );
}

function LocationButton() {
  const t = useMessages("shell");
  const location = useStored("location");
  return (
    <button
      type="button"
      {...panelTrigger("location")}
      onClick={({ currentTarget }) => openPanel("location", { anchor: currentTarget })}
      className="flex min-h-11 min-w-0 items-center gap-2 rounded-full px-3 text-sm hover:bg-sunken desk:max-w-72 desk:border desk:border-line desk:bg-card"
    >
      <MapPin aria-hidden className="size-[18px] shrink-0 text-accent" />
      <span className="truncate font-medium">{location ?? t("header.chooseLocation")}</span>
    </button>
  );
}

function HeaderActions() {
  const t = useMessages("shell");
  const isSignedIn = useIsSignedIn();
  const module = useStored("module");
  const cartCount = useCartCount();
  // A cart belongs to a module; parcels and rented vehicles have none (spec §2).
  const hasCart =
    module !== null && module.module_type !== "parcel" && module.module_type !== "rental";
  return (
    <div className="ms-auto flex shrink-0 items-center gap-0.5 desk:ms-0 desk:gap-1.5">
      <span className="hidden desk:contents">
        <ThemeToggle />
      </span>
      <WishlistButton />
      {hasCart && (
        <IconButton
          icon={ShoppingBag}
          label={t("header.cart")}
          count={cartCount}
          {...panelTrigger("cart")}
          onClick={() => openPanel("cart")}
        />
      )}
      {!isSignedIn && (
        <Button
          {...panelTrigger("sign-in")}
          onClick={() => openPanel("sign-in", { mode: "sign-in" })}
          className="ms-1 max-desk:hidden"
        >
          {t("header.signIn")}
        </Button>
      )}
      <ProfileButton />
      <VendorLink />
      <IconButton
        icon={Menu}
        label={t("header.menu")}
        className="desk:hidden"
        {...panelTrigger("menu")}
        onClick={() => openPanel("menu")}
      />
    </div>
  );
}

function VendorLink() {
  const t = useMessages("shell");
  const { config } = useShop();
  if (!config.toggle_store_registration || !config.vendor_portal_url) return null;
  return (
    <a
      href={config.vendor_portal_url}
      className={buttonClasses("outline", "md", "max-desk:hidden")}
    >
      {t("header.becomeVendor")}
    </a>
  );
}
