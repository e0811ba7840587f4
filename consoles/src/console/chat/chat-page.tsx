import { classNames } from "@errand/ui/class-names.ts";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import MessagesSquare from "lucide-react/icons/messages-square";
import { useParams } from "react-router";
import { useFreshChat } from "./chat.queries.ts";
import { readChatPath } from "./chat-address.ts";
import { Conversation } from "./conversation.tsx";
import { ConversationList } from "./conversation-list.tsx";

interface ChatPageProps {
  /** The path of this page, whose route ends with a star. */
  root: string;
  /** Where an order is shown. */
  orderPath(id: number): string;
}

/**
 * The conversations beside the open one: `<root>/12`, or whom `readChatPath` names. Below
 * `<root>/about/34` the desk reads what others write about an order.
 */
export function ChatPage({ root, orderPath }: ChatPageProps) {
  const t = useMessages("chat");
  const path = useParams()["*"] ?? "";
  const [, about, read] = /^about\/(\d{1,15})(?:\/(\d{1,15}))?$/.exec(path) ?? [];
  const orderId = about === undefined ? null : Number(about);
  const listRoot = orderId === null ? root : `${root}/about/${orderId}`;
  const address =
    orderId === null || read === undefined
      ? readChatPath(path)
      : { conversation_id: Number(read), order_id: orderId };
  useFreshChat();
  return (
    <div className="grid min-h-0 grow grid-cols-1 md:grid-cols-[20rem_minmax(0,1fr)]">
      <div
        className={classNames(
          "min-h-0 flex-col border-line md:flex md:border-e",
          address ? "hidden" : "flex",
        )}
      >
        <ConversationList
          root={listRoot}
          orderId={orderId}
          openId={address?.conversation_id ?? null}
        />
      </div>
      {address ? (
        <Conversation
          key={JSON.stringify(address)}
          root={listRoot}
          isReadAlong={orderId !== null}
          {...{ address, orderPath }}
        />
      ) : (
        <div className="hidden place-items-center md:grid">
          <EmptyState icon={MessagesSquare} title={t("choose")} />
        </div>
      )}
    </div>
  );
}
