import { useEffect } from "react";
import { useUnreadMessages } from "./chat.queries.ts";
import { setUnreadCount } from "./unread-count.ts";

/**
 * Counts the unread messages of a signed-in customer, and shows their number before the title of every page,
 * so that another tab shows it, too.
 */
export function UnreadMessages() {
  const count = useUnreadMessages();
  useEffect(() => {
    setUnreadCount(count);
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
