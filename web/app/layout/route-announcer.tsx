import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * Says the title of a page that was gone to by a link, as a browser does when it loads one; and
 * gives the focus a place when what had it is gone.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState("");
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    if (document.activeElement === document.body) {
      document.getElementById("content")?.focus({ preventScroll: true });
    }
  }, [pathname]);

  return (
    <div role="status" className="sr-only">
      {title}
    </div>
  );
}
