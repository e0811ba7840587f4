import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyDialog } from "../../console/lazy-dialog.tsx";

const dialog = lazyComponent(() => import("./mode-dialog.tsx").then((file) => file.ModeDialog));

interface ChangingModeProps {
  isOpen: boolean;
  onClose(): void;
}

/** Slows the store down, or stops it for a while. */
export function ChangingMode({ isOpen, onClose }: ChangingModeProps) {
  return <LazyDialog component={dialog} isOpen={isOpen} props={{ isOpen, onClose }} />;
}
