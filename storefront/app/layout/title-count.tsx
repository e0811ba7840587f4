import { useEffect } from "react";
import { totalCount } from "../notifications/live-counts.ts";

/**
 * Shows before the title of every page how much the customer has not seen, so that another tab
 * shows it, too.
 */
export function TitleCount() {
  const count = totalCount.use();
  useEffect(() => {
    const show = () => {
      const bare = document.title.replace(/^\(\d+\) /, "");
      const title = count > 0 ? `(${count}) ${bare}` : bare;
      if (document.title !== title) document.title = title;
    };
    show();
    if (count === 0) return;
    // Each page sets its own title.
    const observer = new MutationObserver(show);
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [count]);
  return null;
}
