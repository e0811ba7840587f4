import { message } from "../messages/messages.browser.ts";
import type { ConfirmQuestionProps } from "./confirm-question.tsx";
import { OnDemand, onDemand } from "./on-demand.tsx";
import { toast } from "./toast.ts";

const question = onDemand(() =>
  import("./confirm-question.tsx").then((file) => file.ConfirmQuestion),
);

/**
 * Asks before something happens: Cancel or Yes (spec §2). May stand on any page, also the first:
 * what draws it is fetched when it is first asked.
 */
export function ConfirmDialog(props: ConfirmQuestionProps) {
  function giveUp() {
    props.onClose();
    toast.error(message("ui", "error.title"));
  }
  return <OnDemand part={question} isOpen={props.open} props={props} onFault={giveUp} />;
}
