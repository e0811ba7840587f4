import { classNames } from "@errand/ui/class-names.ts";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { IconSprite } from "@errand/ui/icon-sprite.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Spinner } from "@errand/ui/spinner.tsx";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import type { ReactNode } from "react";
import { Navigate, NavLink, Route, Routes } from "react-router";
import { AccountButton } from "../../console/account-button.tsx";
import { useMember } from "../../console/console.ts";
import { SkipLink } from "../../console/console-shell.tsx";
import { LazyScreen } from "../../console/lazy-screen.tsx";
import { type Section, sectionsFor } from "./sections.ts";

interface OfficeFrameProps {
  /** Whose office it is. */
  name: string | undefined;
  title: string;
  /** Links after those of the sections. */
  links?: ReactNode;
  /** What waits in a section, by its path. */
  counts?: Partial<Record<string, number>>;
  /** Above every section: what has gone wrong. */
  signals?: ReactNode;
}

/** A menu of sections at the side, one of them beside it. */
export function OfficeFrame({ signals, ...menu }: OfficeFrameProps) {
  const t = useMessages("office");
  const sections = sectionsFor(useMember());
  const [first] = sections;
  return (
    <div className="flex min-h-dvh flex-col bg-paper md:grid md:h-dvh md:grid-cols-[13rem_minmax(0,1fr)]">
      <IconSprite />
      <SkipLink />
      <SideBar sections={sections} {...menu} />
      <main
        id="content"
        tabIndex={-1}
        className="flex min-w-0 grow flex-col outline-none md:min-h-0 md:overflow-y-auto"
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
                <Navigate replace to={`/vendor/office/${first.path}`} />
              ) : (
                <EmptyState isPage icon={LayoutDashboard} title={t("nothing")} />
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

interface SideBarProps extends Omit<OfficeFrameProps, "signals"> {
  sections: readonly Section[];
}

/** Classes of a link of the menu. */
export const menuLinkClasses =
  "flex min-h-11 shrink-0 items-center gap-2.5 rounded-[9px] px-2.5 font-semibold whitespace-nowrap md:min-h-9 pointer-coarse:min-h-11";

function SideBar({ sections, name, title, links, counts = {} }: SideBarProps) {
  const t = useMessages("office");
  return (
    <header className="flex shrink-0 flex-col gap-0.5 border-line bg-panel p-2.5 max-md:border-b md:min-h-0 md:overflow-y-auto md:border-e">
      <div className="flex items-center justify-between gap-2">
        <p className="min-w-0 px-2 pb-2 leading-tight">
          <b className="block truncate text-title font-extrabold">{name ?? "\u00a0"}</b>
          <span className="text-meta text-muted">{title}</span>
        </p>
        <AccountButton isIconOnly className="md:hidden" />
      </div>
      <nav
        aria-label={t("menu")}
        className="flex gap-0.5 max-md:-mx-2.5 max-md:overflow-x-auto max-md:px-2.5 md:flex-col"
      >
        {sections.map(({ path, name: section, title: Title, icon: Icon }) => (
          <NavLink
            key={path}
            to={`/vendor/office/${path}`}
            className={({ isActive }) =>
              classNames(
                menuLinkClasses,
                isActive ? "bg-line text-ink" : "text-strong hover:bg-sunken",
              )
            }
          >
            <Icon aria-hidden className="size-4.5 shrink-0" />
            {Title ? <Title /> : t(section)}
            {counts[path] ? (
              <>
                {" "}
                <b className="ms-auto ps-2 text-call tabular-nums">
                  {counts[path]} <span className="sr-only">{t("waiting")}</span>
                </b>
              </>
            ) : null}
          </NavLink>
        ))}
        {links}
      </nav>
      <AccountButton className="mt-auto max-md:hidden" />
    </header>
  );
}
