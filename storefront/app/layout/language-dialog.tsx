import { pageLoad } from "@errand/client/page-load.ts";
import { ConfirmQuestion } from "@errand/ui/confirm-question.tsx";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { toastAfterLoad } from "@errand/ui/toast.ts";
import { useShop } from "../config/shop.ts";
import { translateLocation } from "../location/translate-location.ts";
import type { PanelProps } from "../shell/panels.ts";
import { store, stored } from "../visitor/storage.ts";

/** Asks before the language changes, because the page reloads. */
export function LanguageDialog({ open, onClose, input }: PanelProps<"language">) {
  const t = useMessages("shell");
  const { config } = useShop();
  const language = useLanguage();
  const chosen = config.language.find(({ key }) => key === input.language);

  async function change() {
    await translateLocation(language, input.language);
    store("language-setting", input.language);
    store("settings", { ...stored("settings"), direction: chosen?.direction ?? "ltr" });
    toastAfterLoad("success", t(`language.changed.${input.language}`));
    pageLoad.reload();
  }

  return (
    <ConfirmQuestion
      open={open}
      onClose={onClose}
      onYes={() => void change()}
      title={t("language.title")}
      text={t("language.question", { language: chosen?.value ?? input.language })}
    />
  );
}
