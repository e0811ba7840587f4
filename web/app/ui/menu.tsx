import { Menu as Base } from "@base-ui/react/menu";
import type { LucideIcon } from "lucide-react";
import type { ReactElement } from "react";
import { classNames } from "./class-names.ts";
import { usePopupContainer } from "./popup-container.ts";
import { optionClasses, popupClasses } from "./popup-look.ts";

interface MenuEntry {
  label: string;
  icon?: LucideIcon;
  onSelect(): void;
  isDestructive?: boolean;
  isDisabled?: boolean;
}

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  entries: MenuEntry[];
}

export function Menu({ trigger, entries }: MenuProps) {
  const container = usePopupContainer();
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal container={container}>
        <Base.Positioner sideOffset={6} align="end" className="z-50">
          <Base.Popup className={classNames(popupClasses, "min-w-52 p-1.5")}>
            {entries.map(({ label, icon: Icon, onSelect, isDestructive, isDisabled }) => (
              <Base.Item
                key={label}
                onClick={onSelect}
                disabled={isDisabled}
                className={classNames(optionClasses, isDestructive && "text-bad")}
              >
                {Icon && <Icon aria-hidden className="size-5" strokeWidth={1.9} />}
                {label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
