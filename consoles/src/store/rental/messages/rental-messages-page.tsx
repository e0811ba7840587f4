import { useMessages } from "@errand/ui/messages/messages.ts";
import { ChatPage } from "../../../console/chat/chat-page.tsx";
import { PageHead } from "../../../console/office/page-head.tsx";

/** What customers and the provider write to each other. */
export function RentalMessagesPage() {
  const office = useMessages("office");
  return (
    <>
      <PageHead title={office("section.messages")} />
      <ChatPage root="/vendor/office/messages" orderPath={(id) => `/vendor/office/trips/${id}`} />
    </>
  );
}
