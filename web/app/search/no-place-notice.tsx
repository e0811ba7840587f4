import { Notice, PlaceButton } from "../catalog/notice.tsx";
import { useMessages } from "../messages/messages.ts";

/** Above what is shown to somebody who has not said where they are: it is from everywhere. */
export function NoPlaceNotice() {
  const t = useMessages("search");
  return (
    <Notice title={t("noPlace.title")} text={t("noPlace.text")}>
      <PlaceButton>{t("noPlace.choose")}</PlaceButton>
    </Notice>
  );
}
