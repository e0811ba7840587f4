import { useState } from "react";
import { type To, useLocation, useNavigate } from "react-router";

/** The state of a history entry that opening a dialog pushed: the page below is one step back. */
export const pushedByDialog = { isDialogEntry: true };

/**
 * A dialog whose URL is an entry of the browser's history. Closing goes back to the page that
 * opened it; when a link opened the dialog directly, `urlWithout` replaces its entry.
 *
 * `close` hides the dialog before the router has gone back, and closing twice goes back once.
 */
export function useDialogEntry(isInUrl: boolean, urlWithout: To) {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const [closingKey, setClosingKey] = useState("");
  if (!isInUrl && closingKey !== "") setClosingKey("");
  const isOpen = isInUrl && closingKey !== key;

  function close() {
    if (!isOpen) return;
    setClosingKey(key);
    if (state?.isDialogEntry) void navigate(-1);
    else void navigate(urlWithout, { replace: true, preventScrollReset: true });
  }
  return { isOpen, close };
}
