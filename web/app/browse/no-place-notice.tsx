import { Notice, PlaceButton } from "../catalog/notice.tsx";
import { useWords } from "../words/words.ts";

/** Above what is shown to somebody who has not said where they are: it is from everywhere. */
export function NoPlaceNotice() {
  const t = useWords("browse");
  return (
    <Notice title={t("noPlace.title")} text={t("noPlace.text")}>
      <PlaceButton>{t("noPlace.choose")}</PlaceButton>
    </Notice>
  );
}
