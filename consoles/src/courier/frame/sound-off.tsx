import { useMessages } from "@errand/ui/messages/messages.ts";
import VolumeX from "lucide-react/icons/volume-x";
import { useAllowSound } from "../../console/use-allow-sound.ts";
import { PhoneButton } from "../phone-button.tsx";
import { useCanRing, usePhoneSounds } from "../sound/phone-sounds.ts";

/** After a reload the browser allows sound once the page has been pressed somewhere. */
export function SoundOff() {
  const t = useMessages("phone");
  const sounds = usePhoneSounds();
  const canRing = useCanRing();
  useAllowSound(sounds, canRing);
  if (canRing) return null;
  return (
    <div role="alert" className="flex shrink-0 items-center gap-3 bg-sunken px-5 py-2">
      <VolumeX aria-hidden className="size-7 shrink-0" />
      <p className="grow text-[1.0625rem] leading-tight font-bold">{t("sound.off")}</p>
      <PhoneButton className="shrink-0" onClick={() => void sounds.allow()}>
        {t("sound.on")}
      </PhoneButton>
    </div>
  );
}
