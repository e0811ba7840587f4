import { Notice, PlaceButton } from "../catalog/notice.tsx";
import { useMessages } from "../messages/messages.ts";

/** Tells visitors without a location that a page shows the items of all zones. */
export function NoPlaceNotice() {
  const t = useMessages("search");
  return (
    <Notice title={t("noPlace.title")} text={t("noPlace.text")}>
      <PlaceButton>{t("noPlace.choose")}</PlaceButton>
    </Notice>
  );
}
