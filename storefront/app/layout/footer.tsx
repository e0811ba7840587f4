import { Logo } from "@errand/ui/logo.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import Phone from "lucide-react/icons/phone";
import { memo } from "react";
import { href, Link, useLocation } from "react-router";
import { useShop } from "../config/shop.ts";
import { usePartnerLinks } from "../partners/partner-links.ts";
import { FooterLink } from "./footer-link.tsx";
import { FooterSection } from "./footer-section.tsx";
import { Newsletter } from "./newsletter.tsx";

/** Pages on which nothing should lead away from the order. */
const orderPages = ["/checkout", "/errand", "/track-order", "/run/"];

/** The footer; a single line while ordering and tracking. */
export function Footer() {
  const { pathname } = useLocation();
  const { config } = useShop();
  const isShort = orderPages.some((path) => pathname.startsWith(path));
  return (
    <footer className="mt-section border-t border-line">
      {!isShort && <FooterContent />}
      <p className="py-6 text-center text-meta text-muted">{config.footer_text}</p>
    </footer>
  );
}

const FooterContent = memo(function FooterContent() {
  const t = useMessages("shell");
  const { config } = useShop();
  const links: { to: string; label: string; isOff: boolean; needsSignIn?: true }[] = [
    { to: href("/home"), label: t("header.shop"), isOff: false },
    { to: href("/categories"), label: t("footer.categories"), isOff: false },
    { to: href("/store/latest"), label: t("footer.latestStores"), isOff: false },
    { to: href("/store/popular"), label: t("footer.popularStores"), isOff: false },
    {
      to: href("/wallet"),
      label: t("footer.wallet"),
      isOff: config.customer_wallet_status === 0,
      needsSignIn: true,
    },
    {
      to: href("/loyalty-points"),
      label: t("footer.points"),
      isOff: config.loyalty_point_status === 0,
      needsSignIn: true,
    },
    { to: href("/about-us"), label: t("footer.about"), isOff: false },
    { to: href("/help-and-support"), label: t("footer.help"), isOff: false },
    { to: href("/terms-and-conditions"), label: t("footer.terms"), isOff: false },
    { to: href("/privacy-policy"), label: t("footer.privacy"), isOff: false },
    { to: href("/refund-policy"), label: t("footer.refund"), isOff: config.refund_policy === 0 },
    {
      to: href("/cancellation-policy"),
      label: t("footer.cancellation"),
      isOff: config.cancelation_policy === 0,
    },
    {
      to: href("/shipping-policy"),
      label: t("footer.shipping"),
      isOff: config.shipping_policy === 0,
    },
  ];
  const partnerLinks = usePartnerLinks();
  return (
    <div className="page-column grid gap-x-10 pt-10 md:grid-cols-[1.2fr_1.3fr_1fr] md:pb-6">
      <div className="flex max-w-xs flex-col items-start gap-4 max-md:order-last max-md:max-w-none max-md:pt-8">
        <Logo name={config.business_name} />
        <p className="text-muted">{t("footer.promise")}</p>
        <SocialLinks />
        <Newsletter />
      </div>
      <FooterSection title={t("footer.links")}>
        <nav aria-label={t("footer.links")}>
          <ul className="grid gap-x-6 gap-y-2 text-muted sm:grid-cols-2">
            {links
              .filter(({ isOff }) => !isOff)
              .map(({ to, label, needsSignIn }) => (
                <li key={to}>
                  <FooterLink to={to} needsSignIn={needsSignIn}>
                    {label}
                  </FooterLink>
                </li>
              ))}
            <li>
              {/* A page beside the storefront, which must not need it. */}
              <a href="/status" className="hover:text-ink hover:underline">
                {t("footer.status")}
              </a>
            </li>
            {partnerLinks.map(({ label, href, isExternal }) => (
              <li key={label}>
                {isExternal ? (
                  <Link reloadDocument to={href} className="hover:text-ink hover:underline">
                    {t(`header.${label}`)}
                  </Link>
                ) : (
                  <FooterLink to={href}>{t(`header.${label}`)}</FooterLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
      </FooterSection>
      <FooterSection title={t("footer.contact")}>
        <address className="not-italic">
          <ul className="flex flex-col gap-2.5 text-muted">
            <li>
              <a
                href={`tel:${config.phone}`}
                className="inline-flex items-center gap-2.5 hover:text-ink"
              >
                <Phone aria-hidden className="size-4.5 shrink-0" />
                <span dir="ltr">{config.phone}</span>
              </a>
            </li>
            <li>
              <a
                href={`mailto:${config.email}`}
                className="inline-flex items-center gap-2.5 hover:text-ink"
              >
                <Mail aria-hidden className="size-4.5 shrink-0" />
                {config.email}
              </a>
            </li>
            <li className="flex items-center gap-2.5">
              <MapPin aria-hidden className="size-4.5 shrink-0" />
              <bdi>{config.address}</bdi>
            </li>
          </ul>
        </address>
      </FooterSection>
    </div>
  );
});

/** Links to social media. They open in a new tab without access to this one. */
function SocialLinks() {
  const t = useMessages("shell");
  const { config } = useShop();
  if (config.social_media.length === 0) return null;
  return (
    <ul aria-label={t("footer.social")} className="flex flex-wrap gap-x-4">
      {config.social_media.map(({ name, link }) => (
        <li key={name}>
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t("footer.socialLink", { shop: config.business_name, name })}
            className="inline-flex min-h-11 items-center font-medium capitalize hover:text-ink"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
