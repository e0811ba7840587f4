import { classNames } from "@errand/ui/class-names.ts";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import MessagesSquare from "lucide-react/icons/messages-square";
import { useParams } from "react-router";
import { type ChatAddress, useFreshChat } from "./chat.queries.ts";
import { Conversation } from "./conversation.tsx";
import { ConversationList } from "./conversation-list.tsx";

interface ChatPageProps {
  /** The path of this page, whose route ends with a star. */
  root: string;
  /** Where an order is shown. */
  orderPath(id: number): string;
}

/** The conversations beside the open one: `<root>/12`, or `<root>/order/34` with a customer. */
export function ChatPage({ root, orderPath }: ChatPageProps) {
  const t = useMessages("chat");
  const address = readAddress(useParams()["*"] ?? "");
  useFreshChat();
  return (
    <div className="grid min-h-0 grow md:grid-cols-[20rem_minmax(0,1fr)]">
      <div
        className={classNames(
          "min-h-0 flex-col border-line md:flex md:border-e",
          address ? "hidden" : "flex",
        )}
      >
        <ConversationList
          root={root}
          openId={address && "conversation_id" in address ? address.conversation_id : null}
        />
      </div>
      {address ? (
        <Conversation key={JSON.stringify(address)} {...{ address, root, orderPath }} />
      ) : (
        <div className="hidden place-items-center md:grid">
          <EmptyState icon={MessagesSquare} title={t("choose")} />
        </div>
      )}
    </div>
  );
}

function readAddress(path: string): ChatAddress | null {
  const [, order, id] = /^(order\/)?(\d{1,15})$/.exec(path) ?? [];
  if (id === undefined) return null;
  return order ? { order_id: Number(id) } : { conversation_id: Number(id) };
}
