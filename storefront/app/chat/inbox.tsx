import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import MessagesSquare from "lucide-react/icons/messages-square";
import { useSearchParams } from "react-router";
import { readAddress, readOrderId } from "./chat-address.ts";
import { ConversationList } from "./conversation-list.tsx";
import { ConversationView } from "./conversation-view.tsx";
import { useChatLive } from "./use-chat-live.ts";
import { useSending } from "./use-sending.ts";

/** The inbox: the list of conversations beside one of them, on a phone one of both. */
export function Inbox() {
  const t = useMessages("chat");
  const [query] = useSearchParams();
  const address = readAddress(query);
  const sending = useSending();
  const typingIn = useChatLive();
  const openId = address && "conversation_id" in address ? address.conversation_id : null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className={address ? "max-lg:hidden" : ""}>
        <ConversationList openId={openId} />
      </div>
      {address ? (
        <ConversationView
          key={JSON.stringify(address)}
          address={address}
          orderId={readOrderId(query)}
          sending={sending}
          typingIn={typingIn}
        />
      ) : (
        <div className="hidden rounded-card border border-line bg-card lg:block">
          <EmptyState icon={MessagesSquare} title={t("choose.title")} text={t("choose.text")} />
        </div>
      )}
    </div>
  );
}
