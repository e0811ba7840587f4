import CloudAlert from "lucide-react/icons/cloud-alert";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { useMessages } from "./messages/messages.ts";

interface ErrorStateProps {
  /** What failed to load; a general sentence by default. */
  text?: string;
  onRetry?(): void;
}

/** Replaces a part of a page that failed to load; the rest of the page stays. */
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
