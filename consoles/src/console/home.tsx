import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import CircleCheck from "lucide-react/icons/circle-check";
import { ConsoleShell } from "./console-shell.tsx";

/** The first page of a console that has no screens of its own. */
export function ConsoleHome() {
  const t = useMessages("console");
  return (
    <ConsoleShell>
      <EmptyState isPage icon={CircleCheck} title={t("home.title")} text={t("home.text")} />
    </ConsoleShell>
  );
}
