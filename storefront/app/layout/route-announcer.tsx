import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * Announces the title of the page after a client-side navigation, as browsers do when they load
 * one. Moves the focus to the content when the focused element is gone.
 */
export function RouteAnnouncer() {
  const { pathname, key } = useLocation();
  const [title, setTitle] = useState("");
  const shown = useRef(pathname);
  const shownKey = useRef(key);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
  }, [pathname]);

  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    if (document.activeElement === document.body) {
      document.getElementById("content")?.focus({ preventScroll: true });
    }
  }, [key]);

  return (
    <div role="status" className="sr-only">
      {title}
    </div>
  );
}
