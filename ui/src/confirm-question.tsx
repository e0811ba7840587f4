import type { ReactNode, RefObject } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { useMessages } from "./messages/messages.ts";

export interface ConfirmQuestionProps {
  open: boolean;
  onClose(): void;
  onYes(): void;
  title: string;
  text?: ReactNode;
  /** The action cannot be undone. */
  isDestructive?: boolean;
  /** The action is running. */
  isBusy?: boolean;
  /** Receives the focus afterwards, for actions that remove the element that opened the dialog. */
  focusAfter?: RefObject<HTMLElement | null>;
}

/** A dialog that asks before something happens: Cancel or Yes (spec §2). */
export function ConfirmQuestion({
  open,
  onClose,
  onYes,
  title,
  text,
  isDestructive,
  isBusy,
  focusAfter,
}: ConfirmQuestionProps) {
  const t = useMessages("ui");
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      text={text}
      size="sm"
      focusAfter={focusAfter}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button variant={isDestructive ? "danger" : "solid"} onClick={onYes} isBusy={isBusy}>
            {t("yes")}
          </Button>
        </>
      }
    />
  );
}
