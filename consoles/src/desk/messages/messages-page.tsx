import { useMessages } from "@errand/ui/messages/messages.ts";
import { ChatPage } from "../../console/chat/chat-page.tsx";
import { PageHead } from "../../console/office/page-head.tsx";

/**
 * What customers, stores and couriers write to the desk. `about/34` below it shows what others
 * write about an order.
 */
export function MessagesPage() {
  const t = useMessages("desk");
  return (
    <>
      <PageHead title={t("section.messages")} />
      <ChatPage root="/desk/messages" orderPath={(id) => `/desk/orders/${id}`} />
    </>
  );
}
