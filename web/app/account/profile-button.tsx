import CircleUserRound from "lucide-react/icons/circle-user-round";
import { useIsSignedIn } from "../client/storage.ts";
import { useMessages } from "../messages/messages.ts";
import { openPanel, panelTrigger } from "../shell/panels.ts";
import { IconButton } from "../ui/icon-button.tsx";

/** Opens the account menu from the header; only for signed-in customers. */
export function ProfileButton() {
  const t = useMessages("shell");
  if (!useIsSignedIn()) return null;
  return (
    <IconButton
      icon={CircleUserRound}
      label={t("header.account")}
      className="max-desk:hidden"
      {...panelTrigger("profile")}
      onClick={({ currentTarget }) => openPanel("profile", { anchor: currentTarget })}
    />
  );
}
