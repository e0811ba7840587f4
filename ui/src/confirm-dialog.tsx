import type { ConfirmQuestionProps } from "./confirm-question.tsx";
import { lazyComponent } from "./lazy-component.tsx";
import { LazyOverlay } from "./lazy-overlay.tsx";
import { message } from "./messages/messages.browser.ts";
import { toast } from "./toast.ts";

const question = lazyComponent(() =>
  import("./confirm-question.tsx").then((file) => file.ConfirmQuestion),
);

/** Asks for confirmation: Cancel or Yes (spec §2). Its JavaScript loads when it first opens. */
export function ConfirmDialog(props: ConfirmQuestionProps) {
  function reportError() {
    props.onClose();
    toast.error(message("ui", "error.title"));
  }
  return (
    <LazyOverlay component={question} isOpen={props.open} props={props} onLoadError={reportError} />
  );
}
