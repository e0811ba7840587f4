import type { SettingEndpoints } from "@errand/core/entries/entry-endpoints";
import type { Setting } from "../entries/entry-source.ts";
import type { SettingPart } from "./setting-part.ts";
import { changeShopRow, readShopRow } from "./shop-row.data.ts";

/** A setting of the desk that is a part of the settings of the shop. */
export function shopSetting<Values extends object>({
  name,
  endpoints,
  part,
  ...source
}: {
  name: string;
  endpoints: SettingEndpoints;
  part: SettingPart<Values>;
} & Pick<Setting<Values>, "check" | "findEffects">): Setting<Values> {
  return {
    ...{ name, endpoints, kind: "setting", ...source },
    read: async (db) => part.toValues((await readShopRow(db)).settings),
    change: (tx, _id, { values }) =>
      changeShopRow(tx, ({ settings }) => ({
        settings: { ...settings, ...part.toSettings(values) },
      })),
  };
}
