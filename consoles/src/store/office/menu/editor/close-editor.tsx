import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import X from "lucide-react/icons/x";
import { useMenuUrl } from "../use-menu-url.ts";

/** Leads back to the list. */
export function CloseEditor() {
  const t = useMessages("item");
  const { go } = useMenuUrl();
  return <IconButton icon={X} label={t("close")} onClick={() => go({ item: null, copy: null })} />;
}
