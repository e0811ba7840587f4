import { parcelPhotoLimits } from "@errand/core/orders/parcel-photo-limits";
import { DigitsField } from "@errand/ui/digits-field.tsx";
import { fieldRule } from "@errand/ui/forms/field-rule.ts";
import { storePicture } from "@errand/ui/forms/picture-storage.ts";
import { PictureTiles } from "@errand/ui/forms/picture-tiles.tsx";
import { usePictures } from "@errand/ui/forms/use-pictures.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney, useShop } from "../config/shop.ts";
import { amountOf } from "../wallet/amount-of.ts";
import type { ParcelCheckout } from "./use-parcel-checkout.ts";

/** What the parcel is worth, and photos by which the courier knows it. */
export function ValueFields({ checkout }: { checkout: ParcelCheckout }) {
  const { form, draft, change, clearRefusals, refusals } = checkout;
  const t = useMessages("parcel");
  const money = useMoney();
  const { config } = useShop();
  const max = config.parcel_max_declared_value;
  const { photos } = draft;
  return (
    <div className="mt-4 grid gap-x-5 gap-y-4 md:grid-cols-2">
      <DigitsField
        {...form.register("declaredValue", {
          validate: fieldRule(
            (text) => declaredValueError(text, max),
            (code) => t(`value.error.${code}`, { max: money(max) }),
          ),
          onChange: clearRefusals,
        })}
        label={t("value.label")}
        hint={t("value.hint")}
        error={form.formState.errors.declaredValue?.message ?? refusals.get("value")?.[0]}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        lead={config.currency_symbol}
      />
      <PictureTiles
        label={t("photos.label")}
        pictures={usePictures(photos, (lost) =>
          change({ photos: photos.filter((id) => !lost.includes(id)) }),
        )}
        limits={parcelPhotoLimits}
        onAdd={async (files) =>
          change({ photos: [...photos, ...(await Promise.all(files.map(storePicture)))] })
        }
        onRemove={(id) => change({ photos: photos.filter((each) => each !== id) })}
        error={refusals.get("photos")?.[0]}
      />
    </div>
  );
}

/** What is wrong with the typed value, which may be left out. */
function declaredValueError(text: string, max: number): "invalid" | "tooHigh" | null {
  if (text.trim() === "") return null;
  const value = amountOf(text);
  if (value === null) return "invalid";
  return value > max ? "tooHigh" : null;
}
