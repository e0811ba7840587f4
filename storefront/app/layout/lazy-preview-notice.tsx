import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { withMessages } from "@errand/ui/messages/messages.browser.ts";
import { useStored } from "../visitor/storage.ts";

const notice = lazyComponent(() =>
  withMessages(
    ["pages"],
    import("./preview-notice.tsx").then((file) => file.PreviewNotice),
  ),
);

/** Operators alone look at previews; for everybody else there is nothing to load. */
export function LazyPreviewNotice() {
  const preview = useStored("preview");
  if (!preview) return null;
  return (
    <LazyOverlay component={notice} isOpen isSilent props={preview} onLoadError={showNothing} />
  );
}

/** The page works without it. */
function showNothing() {}
