import CloudAlert from "lucide-react/icons/cloud-alert";
import { useMessages } from "../messages/messages.ts";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";

interface ErrorStateProps {
  /** What could not be shown, in the words of the page; a general sentence when left out. */
  text?: string;
  onRetry?(): void;
}

/** A part of a page that could not be loaded; the rest of the page stands. */
export function ErrorState({ text, onRetry }: ErrorStateProps) {
  const t = useMessages("ui");
  return (
    <div role="alert">
      <EmptyState
        icon={CloudAlert}
        title={t("error.title")}
        text={text ?? t("error.text")}
        action={
          onRetry && (
            <Button variant="soft" onClick={onRetry}>
              {t("error.retry")}
            </Button>
          )
        }
      />
    </div>
  );
}
