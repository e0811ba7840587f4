import { useMessages } from "@errand/ui/messages/messages.ts";
import { useParams } from "react-router";
import { ChatPage } from "../../console/chat/chat-page.tsx";
import { ScreenHead } from "../frame/screen-head.tsx";

/** What customers and the store write to each other. */
export function MessagesPage() {
  const t = useMessages("frame");
  const isOpen = (useParams()["*"] ?? "") !== "";
  return (
    <div className="flex min-h-0 grow flex-col">
      {/* A phone shows the name of the customer instead. */}
      <div className={`border-b border-line p-4 md:px-6 ${isOpen ? "max-md:hidden" : ""}`}>
        <ScreenHead title={t("messages")} />
      </div>
      <ChatPage root="/vendor/messages" orderPath={(id) => `/vendor/orders/${id}`} />
    </div>
  );
}
