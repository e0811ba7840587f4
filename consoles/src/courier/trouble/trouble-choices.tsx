import { useMessages } from "@errand/ui/messages/messages.ts";
import { PhoneButton } from "../phone-button.tsx";
import type { Trouble, TroubleName } from "./troubles.ts";

interface TroubleChoicesProps {
  troubles: readonly Trouble[];
  chosen: TroubleName | null;
  onChoose(name: TroubleName): void;
}

/** Reasons to press; those with an icon are large. */
export function TroubleChoices({ troubles, chosen, onChoose }: TroubleChoicesProps) {
  const t = useMessages("trouble");
  return (
    <ul className="grid grid-cols-2 gap-2.5">
      {troubles.map(({ name, icon: Icon }) => (
        <li key={name} className={Icon ? "" : "col-span-2"}>
          <PhoneButton
            tone={name === chosen ? "ink" : "soft"}
            aria-pressed={name === chosen}
            onClick={() => onChoose(name)}
            className={Icon ? "min-h-23 w-full flex-col items-start! px-3.5 text-start" : "w-full"}
          >
            {Icon && <Icon aria-hidden className="size-6.5" />}
            {t(`reason.${name}`)}
          </PhoneButton>
        </li>
      ))}
    </ul>
  );
}
