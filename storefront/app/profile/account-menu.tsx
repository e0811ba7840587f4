import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Link, useLocation } from "react-router";
import { unreadCount } from "../notifications/live-counts.ts";
import { openPanel, panelTrigger } from "../shell/panels.ts";
import { type AccountEntry, useAccountEntries } from "./account-entries.ts";

interface AccountMenuProps {
  /** Called when an entry navigates to a page, so that the panel above it closes. */
  onLeave?(): void;
  className?: string;
}

/** The entries of the account, the same in the header, in the mobile menu and next to its pages. */
export function AccountMenu({ onLeave, className }: AccountMenuProps) {
  const entries = useAccountEntries();
  return (
    <ul className={classNames("flex flex-col gap-0.5", className)}>
      {entries.map((entry) => (
        <li key={entry.name}>
          <Entry entry={entry} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  );
}

const row =
  "flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-start font-medium transition-colors hover:bg-sunken aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent";

function Entry({ entry, onLeave }: { entry: AccountEntry; onLeave?: () => void }) {
  const t = useMessages("profile");
  const { pathname, search } = useLocation();
  const Icon = entry.icon;
  const content = (
    <>
      <Icon aria-hidden className="size-[22px] shrink-0" strokeWidth={1.9} />
      {t(`entry.${entry.name}`)}
      {entry.name === "inbox" && <UnreadBadge />}
    </>
  );
  if ("panel" in entry) {
    return (
      <button
        type="button"
        {...panelTrigger(entry.panel)}
        onClick={() => openPanel(entry.panel)}
        className={row}
      >
        {content}
      </button>
    );
  }
  return (
    <Link
      to={entry.to}
      onClick={onLeave}
      aria-current={isAt(entry.to, pathname, search) ? "page" : undefined}
      className={row}
    >
      {content}
    </Link>
  );
}

function UnreadBadge() {
  const count = unreadCount.use();
  if (count === 0) return null;
  return (
    <span className="ms-auto min-w-5 rounded-full bg-accent px-1.5 text-center text-xs leading-5 font-bold text-on-accent tabular-nums">
      {count > 99 ? "99+" : count}
    </span>
  );
}

/** `/profile` without a section is the profile settings. */
function isAt(to: string, pathname: string, search: string): boolean {
  const [path, query] = to.split("?");
  const sectionOf = (text: string | undefined) =>
    new URLSearchParams(text).get("page") ?? "profile-settings";
  return path === pathname && sectionOf(query) === sectionOf(search);
}
