import { useMessages } from "@errand/ui/messages/messages.ts";
import { RadioList } from "@errand/ui/radio-list.tsx";
import { store, useStored } from "../visitor/storage.ts";
import type { Theme } from "../visitor/stored-values.ts";

type ThemeOption = Theme | "device";

/** Light, dark or the theme of the device, which is the default. */
export function ThemeChoice() {
  const t = useMessages("settings");
  const settings = useStored("settings");

  function choose(choice: ThemeOption) {
    const { theme: _former, ...rest } = settings ?? {};
    store("settings", choice === "device" ? rest : { ...rest, theme: choice });
  }

  return (
    <RadioList<ThemeOption>
      label={t("theme.title")}
      value={settings?.theme ?? "device"}
      onChange={choose}
      options={(["device", "light", "dark"] as const).map((value) => ({
        value,
        label: t(`theme.${value}`),
      }))}
    />
  );
}
