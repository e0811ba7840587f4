import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import type { ReactNode } from "react";

interface CancelFrameProps {
  open: boolean;
  onClose(): void;
  title: string;
  text: string | null;
  /** The name of the button that keeps what would be canceled. */
  keep: string;
  submit: string;
  /** The id of the form among the children, which cancels. */
  formId: string;
  isBusy: boolean;
  children: ReactNode;
}

/** The dialog in which a customer cancels an order, a parcel or a trip. */
export function CancelFrame(props: CancelFrameProps) {
  const { open, onClose, title, text, keep, submit, formId, isBusy, children } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      text={text}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {keep}
          </Button>
          <Button type="submit" form={formId} variant="danger" isBusy={isBusy}>
            {submit}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

/** Stands for the reasons of a list that is not loaded: the customer can write one without it. */
export function UnloadedReasons({ isError }: { isError: boolean }) {
  const t = useMessages("orders");
  if (isError) return <p className="text-muted">{t("cancel.loadError")}</p>;
  return <Skeleton className="h-40 rounded-control" />;
}
