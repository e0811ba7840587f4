import { Checkbox } from "@errand/ui/checkbox.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useDevicePush } from "./use-device-push.ts";

/** Whether this device shows notifications while the console is not open. */
export function NotificationSwitch() {
  const t = useMessages("console");
  const { isActive, obstacle, isChanging, change } = useDevicePush();
  return (
    <>
      <Checkbox
        isChecked={isActive === true}
        isDisabled={isActive === null || obstacle !== null || isChanging}
        onChange={change}
      >
        {t("notifications.device")}
      </Checkbox>
      {obstacle && (
        <p role="status" className="text-sm text-muted">
          {t(`notifications.${obstacle}`)}
        </p>
      )}
    </>
  );
}
