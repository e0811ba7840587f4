import { classNames } from "@errand/ui/class-names.ts";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { IconSprite } from "@errand/ui/icon-sprite.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Spinner } from "@errand/ui/spinner.tsx";
import BellRing from "lucide-react/icons/bell-ring";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import { Link, Navigate, NavLink, Route, Routes } from "react-router";
import { AccountButton } from "../../console/account-button.tsx";
import { useMember } from "../../console/console.ts";
import { SkipLink } from "../../console/console-shell.tsx";
import { LazyScreen } from "../../console/lazy-screen.tsx";
import { RingStrip } from "../board/ring-strip.tsx";
import { Troubles } from "../frame/shift-signals.tsx";
import { useShiftState } from "../shift/use-shift.ts";
import { getRinging } from "../sound/ring.ts";
import { useTickets } from "../tickets/use-board.ts";
import { type Section, sectionsFor } from "./sections.ts";
import { useStoreSettings } from "./use-store-settings.ts";

/** What a store does beside its orders: a menu at the side, one section beside it. */
export function Office() {
  const t = useMessages("office");
  const sections = sectionsFor(useMember());
  const [first] = sections;
  return (
    <div className="flex min-h-dvh flex-col bg-paper md:grid md:h-dvh md:grid-cols-[13rem_minmax(0,1fr)]">
      <IconSprite />
      <SkipLink />
      <SideBar sections={sections} />
      <main
        id="content"
        tabIndex={-1}
        className="flex min-w-0 grow flex-col outline-none md:min-h-0 md:overflow-y-auto"
      >
        <OfficeSignals />
        <Routes>
          {sections.map(({ path, screen }) => (
            <Route
              key={path}
              path={path}
              element={<LazyScreen key={path} component={screen} fallback={<Loading />} />}
            />
          ))}
          <Route
            path="*"
            element={
              first ? (
                <Navigate replace to={first.path} />
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

/** A ringing order leads to its ticket, and what has gone wrong is said here, too. */
function OfficeSignals() {
  const { since } = useShiftState();
  const ringing = getRinging(useTickets());
  return (
    <>
      <Troubles />
      {since !== null && <RingStrip ringing={ringing} />}
    </>
  );
}

function Loading() {
  return (
    <div className="grid grow place-items-center p-10">
      <Spinner className="size-8" />
    </div>
  );
}

function SideBar({ sections }: { sections: readonly Section[] }) {
  const t = useMessages("office");
  const name = useStoreSettings().data?.name;
  return (
    <header className="flex shrink-0 flex-col gap-0.5 border-line bg-panel p-2.5 max-md:border-b md:min-h-0 md:overflow-y-auto md:border-e">
      <div className="flex items-center justify-between gap-2">
        <p className="min-w-0 px-2 pb-2 leading-tight">
          <b className="block truncate text-title font-extrabold">{name ?? "\u00a0"}</b>
          <span className="text-meta text-muted">{t("title")}</span>
        </p>
        <AccountButton isIconOnly className="md:hidden" />
      </div>
      <nav
        aria-label={t("menu")}
        className="flex gap-0.5 max-md:-mx-2.5 max-md:overflow-x-auto max-md:px-2.5 md:flex-col"
      >
        {sections.map(({ path, name: title, title: Title, icon: Icon }) => (
          <NavLink
            key={path}
            to={`/vendor/office/${path}`}
            className={({ isActive }) =>
              classNames(
                "flex min-h-11 shrink-0 items-center gap-2.5 rounded-[9px] px-2.5 font-semibold whitespace-nowrap md:min-h-9",
                isActive ? "bg-line text-ink" : "text-strong hover:bg-sunken",
              )
            }
          >
            <Icon aria-hidden className="size-4.5 shrink-0" />
            {Title ? <Title /> : t(title)}
          </NavLink>
        ))}
        <Link
          to="/vendor"
          className="flex min-h-11 shrink-0 items-center gap-2.5 rounded-[9px] px-2.5 font-semibold whitespace-nowrap text-strong hover:bg-sunken md:mt-4 md:min-h-9"
        >
          <BellRing aria-hidden className="size-4.5 shrink-0" />
          {t("tablet")}
        </Link>
      </nav>
      <AccountButton className="mt-auto max-md:hidden" />
    </header>
  );
}
