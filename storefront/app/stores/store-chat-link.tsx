import { useMessages } from "@errand/ui/messages/messages.ts";
import MessageCircle from "lucide-react/icons/message-circle";
import { Link } from "react-router";
import { inboxPath } from "../shell/inbox-path.ts";
import { useIsSignedIn } from "../visitor/storage.ts";

/** Opens the conversation of a customer with the store, which says whether one may write now. */
export function StoreChatLink({ storeId, name }: { storeId: number; name: string }) {
  const t = useMessages("catalog");
  if (!useIsSignedIn()) return null;
  return (
    <Link
      to={inboxPath({ type: "vendor", id: storeId })}
      aria-label={t("writeTo", { name })}
      className="-mt-1 grid size-11 shrink-0 place-items-center rounded-full bg-sunken transition-colors hover:bg-line"
    >
      <MessageCircle aria-hidden className="size-[22px]" strokeWidth={1.9} />
    </Link>
  );
}
