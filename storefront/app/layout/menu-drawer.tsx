import type { Store as CatalogStore } from "@errand/core/catalog/catalog.types";
import { Button } from "@errand/ui/button.tsx";
import { Drawer } from "@errand/ui/drawer.tsx";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import Bike from "lucide-react/icons/bike";
import Clock from "lucide-react/icons/clock";
import ExternalLink from "lucide-react/icons/external-link";
import Flame from "lucide-react/icons/flame";
import Globe from "lucide-react/icons/globe";
import House from "lucide-react/icons/house";
import LayoutGrid from "lucide-react/icons/layout-grid";
import PackageSearch from "lucide-react/icons/package-search";
import Phone from "lucide-react/icons/phone";
import Store from "lucide-react/icons/store";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { endpointQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import { categoryPath, storeListPath, storePath } from "../catalog/paths.ts";
import { useShop } from "../config/shop.ts";
import { useModuleChoice } from "../modules/use-module-choice.ts";
import { usePartnerLinks } from "../partners/partner-links.ts";
import { AccountMenu } from "../profile/account-menu.tsx";
import { openPanel, type PanelProps } from "../shell/panels.ts";
import { useStored } from "../visitor/storage.ts";
import { MenuList, type MenuListEntry, menuListLength } from "./menu-list.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { useGuestTracking } from "./use-guest-tracking.ts";

const partnerIcons = { becomeVendor: Store, becomeCourier: Bike, vendorPortal: ExternalLink };

const row =
  "flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-start font-medium hover:bg-sunken";

/** The mobile menu, at the end side of the screen. */
export function MenuDrawer({ open, onClose }: PanelProps<"menu">) {
  const t = useMessages("shell");
  const { config } = useShop();
  const token = useStored("token");
  const hasTracking = useGuestTracking();
  return (
    <Drawer open={open} onClose={onClose} title={t("header.menu")}>
      <nav aria-label={t("header.menu")} className="flex flex-col gap-1 p-3">
        <Link to="/home" onClick={onClose} className={row}>
          <House aria-hidden className="size-[22px]" strokeWidth={1.9} />
          {t("menu.home")}
        </Link>
        <Browse onChoose={onClose} />
        {hasTracking && (
          <Link to="/track-order" className={row} onClick={onClose}>
            <PackageSearch aria-hidden className="size-[22px]" strokeWidth={1.9} />
            {t("header.trackOrder")}
          </Link>
        )}
      </nav>
      {token !== null && (
        <Section title={t("header.account")}>
          <AccountMenu onLeave={onClose} />
        </Section>
      )}
      <Modules onChoose={onClose} />
      <Section title={t("menu.appearance")}>
        <ThemeToggle variant="row" />
      </Section>
      <Section title={t("language.title")}>
        <Languages />
      </Section>
      <PartnerLinks onChoose={onClose} />
      <Section>
        <a href={`tel:${config.phone}`} className={row}>
          <Phone aria-hidden className="size-[22px]" strokeWidth={1.9} />
          <span dir="ltr">{config.phone}</span>
        </a>
      </Section>
      {token === null && (
        <div className="p-4">
          <Button className="w-full" onClick={() => openPanel("sign-in", { mode: "sign-in" })}>
            {t("header.signIn")}
          </Button>
        </div>
      )}
    </Drawer>
  );
}

/** Categories and stores of the module; needs a location and a module. */
function Browse({ onChoose }: { onChoose(): void }) {
  const t = useMessages("shell");
  const module = useStored("module");
  const zones = useStored("zoneid");
  const scope = useScope();
  if (module === null || zones === null) return null;
  const stores = { offset: 1, limit: menuListLength };
  return (
    <>
      <MenuList
        icon={LayoutGrid}
        title={t("menu.categories")}
        query={endpointQuery(scope, "GET /categories")}
        allAt="/categories"
        entriesOf={(categories) =>
          categories.map((category) => ({
            id: category.id,
            name: category.name,
            picture: category.image_full_url,
            path: categoryPath(category, module.id),
          }))
        }
        onChoose={onChoose}
      />
      <MenuList
        icon={Clock}
        title={t("menu.latestStores")}
        query={endpointQuery(scope, "GET /stores/latest", stores)}
        allAt={storeListPath("latest")}
        entriesOf={({ stores }) => stores.map(storeEntry)}
        onChoose={onChoose}
      />
      <MenuList
        icon={Flame}
        title={t("menu.popularStores")}
        query={endpointQuery(scope, "GET /stores/popular", stores)}
        allAt={storeListPath("popular")}
        entriesOf={({ stores }) => stores.map(storeEntry)}
        onChoose={onChoose}
      />
    </>
  );
}

/** The modules open in the visitor's zones; choosing one opens its home page. */
function Modules({ onChoose }: { onChoose(): void }) {
  const t = useMessages("shell");
  const { modules } = useShop();
  const zones = useStored("zoneid");
  const currentId = useStored("module")?.id;
  const choose = useModuleChoice();
  if (zones === null || modules.length < 2) return null;
  return (
    <Section title={t("modules.title")}>
      <ul>
        {modules.map((module) => (
          <li key={module.id}>
            <button
              type="button"
              aria-current={module.id === currentId || undefined}
              onClick={() => {
                onChoose();
                choose(module);
              }}
              className={`${row} aria-[current]:text-accent`}
            >
              <span className="size-7 shrink-0 overflow-hidden rounded-lg">
                <Picture src={module.icon_full_url} alt="" sizes="28px" />
              </span>
              {module.module_name}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The registrations of stores and couriers, and the portal of stores. */
function PartnerLinks({ onChoose }: { onChoose(): void }) {
  const t = useMessages("shell");
  const links = usePartnerLinks();
  if (links.length === 0) return null;
  return (
    <Section title={t("menu.partners")}>
      {links.map(({ label, href, isExternal }) => {
        const Icon = partnerIcons[label];
        return (
          <Link
            key={label}
            reloadDocument={isExternal}
            to={href}
            onClick={onChoose}
            className={row}
          >
            <Icon aria-hidden className="size-[22px]" strokeWidth={1.9} />
            {t(`header.${label}`)}
          </Link>
        );
      })}
    </Section>
  );
}

function storeEntry(
  store: Pick<CatalogStore, "id" | "name" | "slug" | "logo_full_url">,
): MenuListEntry {
  return { id: store.id, name: store.name, picture: store.logo_full_url, path: storePath(store) };
}

function Section({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className="border-t border-line p-3">
      {title && (
        <h3 className="px-3 pt-1 pb-2 text-sm font-semibold tracking-normal text-muted">{title}</h3>
      )}
      {children}
    </section>
  );
}

function Languages() {
  const { config } = useShop();
  const current = useLanguage();
  return config.language.map(({ key, value }) => {
    if (key !== "en" && key !== "fr") return null;
    return (
      <button
        key={key}
        type="button"
        lang={key}
        aria-pressed={key === current}
        onClick={() => key !== current && openPanel("language", { language: key })}
        className={`${row} aria-pressed:text-accent`}
      >
        <Globe aria-hidden className="size-[22px]" strokeWidth={1.9} />
        {value}
      </button>
    );
  });
}
