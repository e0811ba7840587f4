import { EmptyState } from "@errand/ui/empty-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import CircleOff from "lucide-react/icons/circle-off";

/** Replaces a part of the account that the shop has switched off. */
export function FeatureOff() {
  const t = useMessages("profile");
  return (
    <EmptyState
      icon={CircleOff}
      title={t("off.title")}
      text={t("off.text")}
      action={<LinkButton to="/home">{t("off.action")}</LinkButton>}
    />
  );
}
