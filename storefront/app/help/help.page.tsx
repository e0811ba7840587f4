import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import type { LucideIcon } from "lucide-react";
import ChevronDown from "lucide-react/icons/chevron-down";
import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import PackageSearch from "lucide-react/icons/package-search";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useShop } from "../config/shop.ts";
import { PageHead } from "../rendering/page-head.tsx";
import { inboxPath } from "../shell/inbox-path.ts";

const questions = ["where", "cancel", "account", "place"] as const;

/** The contact details of the shop, and frequently asked questions. */
export default function HelpPage() {
  const t = useMessages("help");
  const { config } = useShop();
  return (
    <div className="page-column py-10">
      <PageHead title={t("title")} description={t("text")} />
      <div className="mx-auto flex max-w-3xl flex-col gap-10">
        <header>
          <h1 className="text-3xl md:text-4xl">{t("title")}</h1>
          <p className="mt-2 text-muted">{t("text")}</p>
        </header>
        <ul className="grid gap-3 sm:grid-cols-3">
          <ContactCard icon={Phone} title={t("call")}>
            <a href={`tel:${config.phone}`} dir="ltr" className={contactLink}>
              {config.phone}
            </a>
          </ContactCard>
          <ContactCard icon={Mail} title={t("write")}>
            <a href={`mailto:${config.email}`} className={contactLink}>
              {config.email}
            </a>
            <Link to={inboxPath({ type: "admin", id: 0 })} className={`mt-1 block ${contactLink}`}>
              {t("chat")}
            </Link>
          </ContactCard>
          <ContactCard icon={MapPin} title={t("visit")}>
            <address className="not-italic">{config.address}</address>
          </ContactCard>
        </ul>
        <section className="flex flex-wrap items-center gap-4 rounded-panel bg-accent-soft p-6">
          <PackageSearch aria-hidden className="size-10 shrink-0 text-accent" />
          <div className="min-w-48 grow">
            <h2 className="text-xl">{t("orders.title")}</h2>
            <p className="text-muted">{t("orders.text")}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <LinkButton to="/track-order">{t("orders.track")}</LinkButton>
            <LinkButton to="/my-orders" variant="outline">
              {t("orders.mine")}
            </LinkButton>
          </div>
        </section>
        <section>
          <h2 className="mb-3 text-2xl">{t("questions")}</h2>
          <div className="divide-y divide-line rounded-card border border-line bg-card">
            {questions.map((key) => (
              <details key={key} className="group">
                <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-5 py-3 font-medium hover:text-accent [&::-webkit-details-marker]:hidden">
                  <span className="grow">{t(`answers.${key}.question`)}</span>
                  <ChevronDown
                    aria-hidden
                    className="size-5 shrink-0 text-muted transition-[rotate] group-open:rotate-180"
                  />
                </summary>
                <p className="px-5 pb-5 text-muted">{t(`answers.${key}.answer`)}</p>
              </details>
            ))}
          </div>
          <p className="mt-4">
            <Link to="/terms-and-conditions" className="font-medium text-accent hover:underline">
              {t("policies")}
            </Link>
          </p>
        </section>
      </div>
    </div>
  );
}

const contactLink = "break-words font-medium text-accent hover:underline";

interface ContactCardProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}

function ContactCard({ icon: Icon, title, children }: ContactCardProps) {
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-card p-5">
      <Icon aria-hidden className="size-6 text-accent" />
      <h2 className="text-base">{title}</h2>
      <div className="text-sm text-muted">{children}</div>
    </li>
  );
}
