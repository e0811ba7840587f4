import { classNames } from "@errand/ui/class-names.ts";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { IconSprite } from "@errand/ui/icon-sprite.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Spinner } from "@errand/ui/spinner.tsx";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import { Fragment, type ReactNode } from "react";
import { Navigate, NavLink, Route, Routes } from "react-router";
import { AccountButton } from "../account-button.tsx";
import { SkipLink } from "../console-shell.tsx";
import { LazyScreen } from "../lazy-screen.tsx";
import type { NamedSection } from "./section.ts";

interface OfficeFrameProps {
  /** Where the sections are: `/vendor/office`. */
  basePath: string;
  sections: readonly NamedSection[];
  /** Whose office it is. */
  name: string | undefined;
  title: string;
  /** Above the sections: a way to find something. */
  find?: ReactNode;
  /** Links after those of the sections. */
  links?: ReactNode;
  /** Above every section: what has gone wrong. */
  signals?: ReactNode;
  /** Shown to whom no section is permitted. */
  nothing: string;
}

/** A menu of sections at the side, one of them beside it. */
export function OfficeFrame({ signals, nothing, ...menu }: OfficeFrameProps) {
  const { sections, basePath } = menu;
  const [first] = sections;
  return (
    <div className="flex min-h-dvh flex-col bg-paper md:grid md:h-dvh md:grid-cols-[13rem_minmax(0,1fr)] print:block print:h-auto">
      <IconSprite />
      <SkipLink />
      <SideBar {...menu} />
      <main
        id="content"
        tabIndex={-1}
        // On paper, where the menu is missing, it says whose office it is.
        data-name={menu.name}
        className="flex min-w-0 grow flex-col outline-none md:min-h-0 md:overflow-y-auto print:overflow-visible print:before:px-5 print:before:font-bold print:before:content-[attr(data-name)]"
      >
        {signals}
        <Routes>
          {sections.map(({ path, screen }) => (
            <Route
              key={path}
              path={`${path}/*`}
              element={<LazyScreen key={path} component={screen} fallback={<Loading />} />}
            />
          ))}
          <Route
            path="*"
            element={
              first ? (
                <Navigate replace to={`${basePath}/${first.path}`} />
              ) : (
                <EmptyState isPage icon={LayoutDashboard} title={nothing} />
              )
            }
          />
        </Routes>
      </main>
    </div>
  );
}

function Loading() {
  return (
    <div className="grid grow place-items-center p-10">
      <Spinner className="size-8" />
    </div>
  );
}

/** Classes of a link of the menu. */
export const menuLinkClasses =
  "relative flex min-h-11 shrink-0 items-center gap-2.5 rounded-[9px] px-2.5 font-semibold whitespace-nowrap md:min-h-9 pointer-coarse:min-h-11";

/** Scrolls the menu of a phone, which is wider than its screen, to the shown section. */
function keepInSight(link: HTMLAnchorElement | null) {
  if (link?.ariaCurrent === "page") link.scrollIntoView?.({ block: "nearest", inline: "center" });
}

function SideBar({
  basePath,
  sections,
  name,
  title,
  find,
  links,
}: Omit<OfficeFrameProps, "signals" | "nothing">) {
  const t = useMessages("controls");
  return (
    <header className="flex shrink-0 flex-col gap-0.5 border-line bg-panel p-2.5 max-md:border-b md:min-h-0 md:border-e">
      <div className="flex items-center justify-between gap-2">
        <p className="min-w-0 px-2 pb-2 leading-tight">
          <b className="block truncate text-title font-extrabold">{name ?? "\u00a0"}</b>
          <span className="text-meta text-muted">{title}</span>
        </p>
        <AccountButton isIconOnly className="md:hidden" />
      </div>
      {find}
      <nav
        aria-label={t("menu")}
        className="flex gap-0.5 max-md:-mx-2.5 max-md:overflow-x-auto max-md:px-2.5 md:min-h-0 md:grow md:flex-col md:overflow-y-auto"
      >
        {sections.map(({ path, title: section, icon: Icon, group, count }) => (
          <Fragment key={path}>
            {group && (
              <p className="px-2.5 pt-4 pb-1 text-meta font-semibold text-muted max-md:hidden">
                {group}
              </p>
            )}
            <NavLink
              ref={keepInSight}
              to={`${basePath}/${path}`}
              className={({ isActive }) =>
                classNames(
                  menuLinkClasses,
                  isActive ? "bg-line text-ink" : "text-strong hover:bg-sunken",
                )
              }
            >
              <Icon aria-hidden className="size-4.5 shrink-0" />
              {section}
              {count ? (
                <>
                  {" "}
                  <b className="ms-auto ps-2 text-call tabular-nums">
                    {count} <span className="sr-only">{t("waiting")}</span>
                  </b>
                </>
              ) : null}
            </NavLink>
          </Fragment>
        ))}
        {links}
      </nav>
      <AccountButton className="shrink-0 max-md:hidden" />
    </header>
  );
}
