import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { RadioList } from "@errand/ui/radio-list.tsx";
import { useShop } from "../config/shop.ts";
import { openPanel } from "../shell/panels.ts";

/** The languages of the shop. Choosing one needs a confirmation, because the page reloads. */
export function LanguageChoice() {
  const t = useMessages("settings");
  const { config } = useShop();
  const current = useLanguage();
  const options = config.language.flatMap(({ key, value }) =>
    key === "en" || key === "fr"
      ? [{ value: key, label: <span lang={key}>{value}</span> } as const]
      : [],
  );
  return (
    <RadioList<"en" | "fr">
      label={t("language.title")}
      value={current}
      onChange={(language) => language !== current && openPanel("language", { language })}
      options={options}
    />
  );
}
