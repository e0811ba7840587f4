import { pageLoad } from "@errand/client/page-load.ts";
import { type Direction, directionOf } from "@errand/core/text-direction";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { RadioList } from "@errand/ui/radio-list.tsx";
import { store, useStored } from "../visitor/storage.ts";

/**
 * Which side pages start on; that of the language without a choice. The page is rendered again,
 * messages included.
 */
export function DirectionChoice() {
  const t = useMessages("settings");
  const settings = useStored("settings");
  const language = useLanguage();
  const current = settings?.direction ?? directionOf(language);

  function choose(direction: Direction) {
    if (direction === current) return;
    store("settings", { ...settings, direction });
    pageLoad.reload();
  }

  return (
    <RadioList<Direction>
      label={t("direction.title")}
      value={current}
      onChange={choose}
      options={(["ltr", "rtl"] as const).map((value) => ({
        value,
        label: t(`direction.${value}`),
      }))}
    />
  );
}
