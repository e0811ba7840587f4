import { addDays, startOfDay } from "@errand/core/time";
import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { RadioList } from "@errand/ui/radio-list.tsx";
import { useState } from "react";
import { useShop } from "../../../../console/console.ts";
import { useTimeText } from "../../../../console/use-shop.ts";
import type { BulkDialogProps } from "./use-bulk.ts";

const choices = ["hour", "day", "week", "back"] as const;
type Choice = (typeof choices)[number];

const hourMs = 3_600_000;

interface SoldOutDialogProps extends BulkDialogProps {
  count: number;
}

/** Until when several items are sold out; each time ends by itself. */
export function SoldOutDialog({ count, isBusy, onClose, act }: SoldOutDialogProps) {
  const t = useMessages("selection");
  const { time_zone } = useShop();
  const { local } = useTimeText();
  const [choice, setChoice] = useState<Choice>("day");

  function toUntil(): string | null {
    if (choice === "back") return null;
    const now = Date.now();
    if (choice === "hour") return new Date(now + hourMs).toISOString();
    const days = choice === "day" ? 1 : 7;
    return startOfDay(addDays(local(now).day, days), time_zone).toISOString();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("soldOut.title", { count })}
      text={t("soldOut.consequence")}
      footer={
        <Button
          isBusy={isBusy}
          onClick={() => {
            const until = toUntil();
            void act("PUT /store/items/{id}/availability", () => ({ until }));
          }}
        >
          {t(choice === "back" ? "soldOut.applyBack" : "soldOut.apply")}
        </Button>
      }
    >
      <RadioList
        label={t("soldOut.until")}
        options={choices.map((value) => ({ value, label: t(`soldOut.choice.${value}`) }))}
        value={choice}
        onChange={(chosen) => setChoice(chosen)}
      />
    </Dialog>
  );
}
