import { store, stored } from "../client/storage.ts";
import { useShop } from "../config/shop.ts";
import { useMessages } from "../messages/messages.ts";
import type { PanelProps } from "../shell/panels.ts";
import { ConfirmQuestion } from "../ui/confirm-question.tsx";
import { toastAfterLoad } from "../ui/toast.ts";

/** Asks before the language changes, because the page reloads. */
export function LanguageDialog({ open, onClose, input }: PanelProps<"language">) {
  const t = useMessages("shell");
  const { config } = useShop();
  const chosen = config.language.find(({ key }) => key === input.language);

  function change() {
    store("language-setting", input.language);
    store("settings", { ...stored("settings"), direction: chosen?.direction ?? "ltr" });
    toastAfterLoad("success", t(`language.changed.${input.language}`));
    location.reload();
  }

  return (
    <ConfirmQuestion
      open={open}
      onClose={onClose}
      onYes={change}
      title={t("language.title")}
      text={t("language.question", { language: chosen?.value ?? input.language })}
    />
  );
}
