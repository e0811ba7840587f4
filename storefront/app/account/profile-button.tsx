import { useMessages } from "@errand/ui/messages/messages.ts";
import CircleUserRound from "lucide-react/icons/circle-user-round";
import { openPanel, panelTrigger } from "../shell/panels.ts";
import { useIsSignedIn } from "../visitor/storage.ts";
import { useProfile } from "./account.queries.ts";
import { Avatar } from "./avatar.tsx";

/**
 * Opens the account menu from the header; only for signed-in customers. Shows an icon of the same
 * size until the customer is loaded.
 */
export function ProfileButton() {
  const t = useMessages("shell");
  const { data: profile } = useProfile();
  if (!useIsSignedIn()) return null;
  return (
    <button
      type="button"
      aria-label={t("header.account")}
      title={profile && `${profile.f_name} ${profile.l_name}`.trim()}
      {...panelTrigger("profile")}
      onClick={({ currentTarget }) => openPanel("profile", { anchor: currentTarget })}
      className="grid size-11 shrink-0 place-items-center rounded-full border border-transparent transition-[background-color,scale] hover:bg-sunken active:scale-95 max-desk:hidden"
    >
      {profile ? (
        <Avatar user={profile} size="sm" />
      ) : (
        <CircleUserRound aria-hidden className="size-[22px]" strokeWidth={1.9} />
      )}
    </button>
  );
}
