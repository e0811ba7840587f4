import { useMessages } from "@errand/ui/messages/messages.ts";
import { ChooseLocationButton, Notice } from "../catalog/notice.tsx";

/** Tells visitors without a location that a page shows the items of all zones. */
export function NoLocationNotice() {
  const t = useMessages("search");
  return (
    <Notice title={t("noPlace.title")} text={t("noPlace.text")}>
      <ChooseLocationButton>{t("noPlace.choose")}</ChooseLocationButton>
    </Notice>
  );
}
