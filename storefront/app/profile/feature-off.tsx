import CircleOff from "lucide-react/icons/circle-off";
import { useMessages } from "../messages/messages.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { LinkButton } from "../ui/link-button.tsx";

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
