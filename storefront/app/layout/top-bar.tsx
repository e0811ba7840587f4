import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import Globe from "lucide-react/icons/globe";
import Phone from "lucide-react/icons/phone";
import { Link } from "react-router";
import { useShop } from "../config/shop.ts";
import { usePartnerLinks } from "../partners/partner-links.ts";
import { openPanel, panelTrigger } from "../shell/panels.ts";
import { useGuestTracking } from "./use-guest-tracking.ts";

const linkClasses = "inline-flex min-h-7 items-center hover:text-ink";

/**
 * The bar above the header of wide screens, which scrolls away: phone, country and language (spec
 * §1), and the links that are needed less often. Small screens have them in the menu.
 */
export function TopBar({ country }: { country: string }) {
  const t = useMessages("shell");
  const { config } = useShop();
  const hasTracking = useGuestTracking();
  const partnerLinks = usePartnerLinks();
  return (
    <div className="hidden text-meta text-muted desk:block">
      <div className="page-column flex h-10 items-center gap-6">
        <a href={`tel:${config.phone}`} className={`${linkClasses} gap-1.5`}>
          <Phone aria-hidden className="size-3.5" />
          <span dir="ltr">{config.phone}</span>
        </a>
        <nav
          aria-label={t("header.main")}
          className="ms-auto flex items-center gap-6 font-semibold"
        >
          <Link to="/home" className={linkClasses}>
            {t("header.shop")}
          </Link>
          {hasTracking && (
            <Link to="/track-order" className={linkClasses}>
              {t("header.trackOrder")}
            </Link>
          )}
          {partnerLinks.map(({ label, href, isExternal }) => (
            <Link key={label} reloadDocument={isExternal} to={href} className={linkClasses}>
              {t(`header.${label}`)}
            </Link>
          ))}
        </nav>
        <span>{country}</span>
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
            className="min-h-7 rounded-full px-2.5 hover:text-ink aria-pressed:bg-sunken aria-pressed:font-semibold aria-pressed:text-ink"
          >
            {value}
          </button>
        );
      })}
    </fieldset>
  );
}
