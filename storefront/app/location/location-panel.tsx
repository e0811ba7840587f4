import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Popover } from "@errand/ui/popover.tsx";
import type { ComponentType } from "react";
import { openPanel, type PanelProps, panelTrigger } from "../shell/panels.ts";
import { useStored } from "../visitor/storage.ts";
import { LocationButtons } from "./location-buttons.tsx";
import { LocationSearch } from "./location-search.tsx";
import { type PlaceChoice, useLocationChoice } from "./use-location-choice.ts";

interface LocationPanelProps extends PanelProps<"location"> {
  /** Lists the saved addresses, which are a later feature. */
  Saved?: ComponentType<{ choice: PlaceChoice }>;
}

/** Changes the visitor's location. A popover of its anchor, or a dialog without one. */
export function LocationPanel(props: LocationPanelProps) {
  const { open, onClose, input, Saved } = props;
  const { anchor } = input;
  const t = useMessages("location");
  const title = t("panel.title");
  const content = <LocationChoice onChosen={onClose} Saved={Saved} />;
  return anchor ? (
    <Popover open={open} onClose={onClose} title={title} anchor={anchor}>
      {content}
    </Popover>
  ) : (
    <Dialog open={open} onClose={onClose} title={title}>
      {content}
    </Dialog>
  );
}

function LocationChoice({
  onChosen,
  Saved,
}: { onChosen(): void } & Pick<LocationPanelProps, "Saved">) {
  const choice = useLocationChoice("change", onChosen);
  return (
    // A scrolling container would clip the suggestions.
    <div className="flex flex-col gap-4 has-[[aria-expanded=true]]:min-h-96">
      <LocationSearch onChoose={choice.choose} isLabelHidden />
      <LocationButtons choice={choice} purpose="change" />
      {Saved && <Saved choice={choice} />}
      <SignInHint />
    </div>
  );
}

function SignInHint() {
  const t = useMessages("location");
  const token = useStored("token");
  if (token !== null) return null;
  return (
    <p className="flex items-center justify-between gap-3 border-t border-line pt-4 text-sm text-muted">
      {t("panel.signInHint")}
      <Button
        variant="outline"
        size="sm"
        className="shrink-0"
        {...panelTrigger("sign-in")}
        onClick={() => openPanel("sign-in", { mode: "sign-in" })}
      >
        {t("panel.signIn")}
      </Button>
    </p>
  );
}
