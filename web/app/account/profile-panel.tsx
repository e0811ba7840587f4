import { LogOut } from "lucide-react";
import { openPanel, type PanelProps } from "../shell/panels.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Popover } from "../ui/popover.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useWords } from "../words/words.ts";
import { useProfile } from "./account.queries.ts";

/** Who is signed in, and the way out. */
export function ProfilePanel({ open, onClose, input: { anchor } }: PanelProps<"profile">) {
  const t = useWords("account");
  const title = t("profile.title");
  return anchor ? (
    <Popover open={open} onClose={onClose} title={title} anchor={anchor}>
      <Profile />
    </Popover>
  ) : (
    <Dialog open={open} onClose={onClose} title={title} size="sm">
      <Profile />
    </Dialog>
  );
}

function Profile() {
  const t = useWords("account");
  const { data: profile } = useProfile();
  return (
    <div className="flex flex-col gap-4">
      {profile ? (
        <div className="flex items-center gap-3.5">
          <span
            aria-hidden
            className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-lg font-bold text-accent uppercase"
          >
            {profile.f_name.slice(0, 1)}
            {profile.l_name.slice(0, 1)}
          </span>
          <p className="min-w-0">
            <span className="block truncate font-semibold">
              {profile.f_name} {profile.l_name}
            </span>
            <span className="block truncate text-sm text-muted">
              {profile.email ?? profile.phone}
            </span>
          </p>
        </div>
      ) : (
        <Skeleton className="h-12 rounded-control" />
      )}
      <Button look="outline" onClick={() => openPanel("logout")}>
        <LogOut aria-hidden className="size-5" />
        {t("profile.logout")}
      </Button>
    </div>
  );
}
